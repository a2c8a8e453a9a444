"""Reference numbers for the tests of src/stats, from other code than ours: mpmath with 40 digits and scipy.

Run `python3 test/stats/oracle.py > test/stats/oracle.ts`, then prettier; needs mpmath 1.3 and scipy 1.17 or later.
"""
import json
import math
import statistics

import numpy
import scipy.optimize
import scipy.stats
from mpmath import mp, mpf

mp.dps = 40


def show(name, comment, rows):
    print(f"/** {comment} */\nexport const {name} = {json.dumps(rows)} as const;\n")


def digits(x):
    return float(x)


def z_of(confidence):
    return mp.sqrt(2) * mp.erfinv(mpf(str(confidence)))


print("// Printed by oracle.py; not edited by hand.\n")

show("ERFC", "[x, erfc(x)], mpmath",
     [[x, digits(mp.erfc(mpf(x)))] for x in (-3, -0.5, 0, 0.1, 0.5, 0.999, 1, 1.5, 3, 6.3, 10.7, 26)])


def normal_quantile(p):
    guess = scipy.stats.norm.ppf(p)
    return mp.findroot(lambda z: mp.log(mp.erfc(-z / mp.sqrt(2)) / 2) - mp.log(mpf(p)), guess)


show("NORMAL_QUANTILE", "[p, z], mpmath findroot on the log of the cdf at the double nearest to p",
     [[p, digits(normal_quantile(p))] for p in (1e-300, 1e-20, 1e-6, 0.025, 0.07, 0.3, 0.5, 0.6, 0.93, 0.975, 0.999999)])


def beta_cdf(x, a, b):
    """A series of positive terms (DLMF 8.17.8), on the side where it is short."""
    if x > mpf(1) / 2:
        return 1 - beta_cdf(1 - x, b, a)
    term, total, n = mpf(1), mpf(0), 0
    while term > total * mpf(10) ** -45:
        total += term
        term *= (a + b + n) / (a + 1 + n) * x
        n += 1
    return x ** a * (1 - x) ** b / (a * mp.beta(a, b)) * total


show("INCOMPLETE_BETA", "[x, a, b, I_x(a, b)], positive series, mpmath",
     [[x, a, b, digits(beta_cdf(mpf(x), mpf(a), mpf(b)))] for x, a, b in
      ((0.1, 2, 3), (0.5, 0.5, 0.5), (0.9, 10, 0.5), (0.3, 40, 60), (0.75, 16, 5), (0.51, 5000, 5000), (0.001, 0.5, 200))])


def student_cdf(t, v):
    t, v = mpf(t), mpf(v)
    tail = beta_cdf(v / (v + t * t), v / 2, mpf(1) / 2) / 2
    return 1 - tail if t > 0 else tail


show("STUDENT_CDF", "[t, freedom, P(T <= t)], from the same series, mpmath",
     [[t, v, digits(student_cdf(t, v))] for t, v in ((-12.7, 1), (0.3, 2.5), (2, 10), (-5, 30), (1.96, 10000), (1.96, 1000000), (-40, 5))])


def student_quantile(p, v):
    if p == 0.5:
        return mpf(0)
    return mp.findroot(lambda t: student_cdf(t, v) - mpf(p), scipy.stats.t.ppf(p, v))


show("STUDENT_QUANTILE", "[p, freedom, t], mpmath",
     [[p, v, digits(student_quantile(p, v))] for p, v in ((0.975, 1), (0.975, 2), (0.975, 9), (0.9, 4.5), (0.995, 29), (0.025, 99), (0.975, 10000), (0.975, 1000000))])


def wilson(k, n, confidence):
    z, share = z_of(confidence), mpf(k) / n
    # The ends are the roots of (share - p)^2 = z^2 p (1 - p) / n.
    low, high = sorted(mp.polyroots([1 + z * z / n, -(2 * share + z * z / n), share * share]), key=lambda r: mp.re(r))
    return [digits(mp.re(low)), digits(mp.re(high))]


show("WILSON", "[successes, trials, confidence, low, high], roots of the score equation, mpmath",
     [[k, n, c, *wilson(k, n, c)] for k, n, c in ((15, 20, 0.95), (1, 10, 0.95), (7.5, 12, 0.95), (500, 1000, 0.99), (33, 50, 0.9), (99999, 100000, 0.95))])


def binomial_tail(k, n, p):
    return sum(mp.binomial(n, i) * p ** i * (1 - p) ** (n - i) for i in range(k, n + 1))


def halving(is_below):
    low, high = mpf(0), mpf(1)
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (middle, high) if is_below(middle) else (low, middle)
    return low


def clopper(k, n, confidence):
    half = (1 - mpf(str(confidence))) / 2
    low = 0 if k == 0 else halving(lambda p: binomial_tail(k, n, p) < half)
    high = 1 if k == n else halving(lambda p: 1 - binomial_tail(k + 1, n, p) > half)
    return [digits(low), digits(high)]


show("CLOPPER_PEARSON", "[successes, trials, confidence, low, high], binomial sums solved, mpmath",
     [[k, n, c, *clopper(k, n, c)] for k, n, c in ((0, 10, 0.95), (10, 10, 0.95), (1, 10, 0.95), (15, 20, 0.95), (33, 50, 0.9), (120, 400, 0.99))])

CELLS = [0, 0.25, 0.5, 0.75, 1]


def pair_score(counts):
    values = [v for v, n in zip(CELLS, counts) for _ in range(n)]
    n, mean = len(values), statistics.fmean(values)
    error = statistics.stdev(values) / math.sqrt(n)
    half = scipy.stats.t.ppf(0.975, n - 1) * error
    return [mean, statistics.variance(values), error, mean - half, mean + half, scipy.stats.norm.cdf((mean - 0.5) / error)]


show("PAIR_SCORE", "[counts, [mean, variance, standard error, low, high, superiority]], from the list of all pairs",
     [[c, pair_score(c)] for c in ([34, 54, 63, 64, 75], [332, 433, 498, 333, 334], [1, 0, 3, 0, 8], [0, 2, 0, 0, 1])])

NELO = mpf(800) / mp.log(10)


def condition(model, elo):
    """The condition h(p) = 0 of a hypothesis, and its gradient."""
    if model == "logistic":
        s = 1 / (1 + mpf(10) ** (-mpf(elo) / 400))
        return (lambda p: sum(c * q for c, q in zip(CELLS, p)) - s), (lambda p: [mpf(c) for c in CELLS])
    t = mpf(elo) / NELO * mp.sqrt(2)

    def moments(p):
        m = sum(c * q for c, q in zip(CELLS, p))
        return m, mp.sqrt(sum(c * c * q for c, q in zip(CELLS, p)) - m * m)

    def h(p):
        m, d = moments(p)
        return m - mpf(1) / 2 - t * d

    def gradient(p):
        m, d = moments(p)
        return [c - t * (c * c - 2 * m * c) / (2 * d) for c in CELLS]
    return h, gradient


def likeliest(f, model, elo):
    """All Lagrange conditions at once, by Newton in many dimensions, from a start found by scipy's SLSQP."""
    h, gradient = condition(model, elo)
    fs = [float(x) for x in f]

    def clean(p):
        return [mpf(float(max(x, 1e-12))) for x in p]
    best = scipy.optimize.minimize(
        lambda p: -sum(a * math.log(max(x, 1e-12)) for a, x in zip(fs, p)), fs, method="SLSQP", bounds=[(1e-9, 1)] * 5,
        constraints=[{"type": "eq", "fun": lambda p: sum(p) - 1}, {"type": "eq", "fun": lambda p: float(h(clean(p)))}],
        options={"ftol": 1e-15, "maxiter": 1000})
    p = clean(best.x)
    multiplier = mpf(0)
    start = [mp.log(x) for x in p] + [mpf(1), multiplier]

    def equations(*u):
        q = [mp.exp(x) for x in u[:5]]
        g = gradient(q)
        return [f[i] - q[i] * (u[5] + u[6] * g[i]) for i in range(5)] + [sum(q) - 1, h(q)]
    u = mp.findroot(equations, start, tol=1e-25, maxsteps=200)
    return [mp.exp(x) for x in list(u)[:5]]


def llr(counts, model, elo0, elo1):
    seen = [mpf(n) if n else mpf("0.001") for n in counts]
    f = [n / sum(seen) for n in seen]
    p0, p1 = likeliest(f, model, elo0), likeliest(f, model, elo1)
    return digits(sum(n * mp.log(b / a) for n, a, b in zip(seen, p0, p1)))


show("LLR", "[counts, model, elo0, elo1, log-likelihood ratio], Lagrange conditions solved, mpmath",
     [[c, m, a, b, llr(c, m, a, b)] for c, m, a, b in (
         ([10, 20, 40, 25, 12], "logistic", 0, 10), ([10, 20, 40, 25, 12], "normalized", 0, 10),
         ([223, 9863, 21279, 10037, 246], "logistic", 0.5, 2.5), ([127, 4883, 10712, 5150, 104], "normalized", -1.75, 0.25),
         ([30, 0, 55, 0, 42], "logistic", -20, 60), ([30, 0, 55, 0, 42], "normalized", -20, 60),
         ([5, 3, 9, 14, 40], "logistic", 100, 300), ([5, 3, 9, 14, 40], "normalized", 100, 300))])


def ratings(players, meetings, seat, prior):
    """[first, second, score, games] by scipy's BFGS on the likelihood; errors by inverting a numerical Hessian (mpmath)."""
    size = players + seat

    def loss(x, log=mp.log, exp=mp.exp):
        total = 0
        for first, second, score, games in meetings:
            odds = x[first] - x[second] + (x[players] if seat else 0)
            total += score * log(1 + exp(-odds)) + (games - score) * log(1 + exp(odds))
        for v in x:
            total += prior / 2 * (log(1 + exp(-v)) + log(1 + exp(v)))
        return total if prior else total + sum(x[:players]) ** 2

    start = scipy.optimize.minimize(lambda x: loss(x, math.log, math.exp), numpy.zeros(size), method="BFGS", tol=1e-10).x
    slope = lambda *x: [mp.diff(loss_at(x, i), x[i]) for i in range(size)]

    def loss_at(x, i):
        return lambda v: loss([*x[:i], v, *x[i + 1:]])
    best = [mpf(v) for v in mp.findroot(slope, [mpf(float(v)) for v in start], tol=1e-22)]
    hessian = mp.matrix(size, size)
    for i in range(size):
        for j in range(size):
            hessian[i, j] = mp.diff(lambda v: slope(*best[:j], v, *best[j + 1:])[i], best[j])
    inverse = hessian ** -1
    scale = 400 / mp.log(10)
    mean = sum(best[:players]) / players
    elo = [digits((v - mean) * scale) for v in best[:players]] + [digits(v * scale) for v in best[players:]]
    difference = lambda a, b: digits(scale * mp.sqrt(inverse[a, a] + inverse[b, b] - 2 * inverse[a, b]))
    errors = [[0 if a == b else difference(a, b) for b in range(players)] for a in range(players)]
    advantage = digits(scale * mp.sqrt(inverse[players, players])) if seat else 0
    return {"elo": elo, "differenceErrors": errors, "advantageError": advantage}


TABLE = [[0, 1, 6.5, 10], [1, 0, 5, 10], [0, 2, 8, 12], [2, 0, 4.5, 10], [1, 2, 7, 9], [3, 0, 2, 8], [2, 3, 5, 9], [3, 1, 1.5, 6]]
show("RATED", "A small table with draws: [first, second, score, games]", TABLE)
show("RATINGS", "Its ratings (then the seat advantage), errors of all differences: plain, with a seat, with a prior of 2",
     [ratings(4, TABLE, 0, 0), ratings(4, TABLE, 1, 0), ratings(4, TABLE, 1, 2)])
