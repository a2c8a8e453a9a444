import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist', 'build', 'coverage', 'reports', '.stryker-tmp', 'node_modules'] },
  ...tseslint.configs.strict,
  {
    rules: {
      // State words are read as array elements on every line; see noUncheckedIndexedAccess in tsconfig.json.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'All luck comes from an Rng that was passed in.' },
      ],
      eqeqeq: 'error',
      'no-console': 'off',
    },
  },
);
