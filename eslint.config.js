import { fileURLToPath } from 'node:url'
import jsdoc from 'eslint-plugin-jsdoc'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { promisedFiles } from './scripts/lint/doors/promisedFiles.js'
import { onlendPlugin } from './scripts/lint/onlendPlugin.js'

const tests = [
  '**/*.test.*',
  '**/*.stories.tsx',
  '**/testing/**',
  '**/stories/**',
  '**/test/**',
  '**/fixtures/**',
  '**/test-support/**',
]

const noNetwork = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'].map((name) => ({
  name,
  message: 'A widget sends no requests: take the data from a hook.',
}))

const root = fileURLToPath(new URL('.', import.meta.url))

/** What a host calls, mounts or catches: an exported function, component or error, and not a model or another constant. */
const callable = [
  'ExportNamedDeclaration > FunctionDeclaration',
  'ExportNamedDeclaration > ClassDeclaration',
  // The comment of a constant belongs to its export, and a selector sees no deeper than by its fields.
  'ExportNamedDeclaration[declaration.declarations.0.init.type=ArrowFunctionExpression]',
  'ExportNamedDeclaration[declaration.declarations.0.init.callee.name=/^(forwardRef|memo|lazy|formWidget)$/]',
]

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/storybook-static/**',
      '**/node_modules/**',
      '**/.turbo/**',
      '**/test-results/**',
      '**/.data/**',
      // Other people's apps: their own rules.
      'apps/consumers/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
    },
  },
  {
    files: [
      'packages/{hooks,widgets,elements,testing}/src/**/*.{ts,tsx}',
      'apps/host/src/app/**/*.{ts,tsx}',
      '.storybook/**/*.tsx',
    ],
    ignores: tests,
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { onlend: onlendPlugin },
    rules: {
      'max-lines': ['error', { max: 300 }],
      'onlend/keys-in-one-place': 'error',
      'onlend/no-form-subscription': 'error',
      'onlend/one-value-per-file': 'error',
      'onlend/zod-mini': 'error',
    },
  },
  {
    // Its answers are written by hand, so that it and the client cannot share a mistake.
    files: ['packages/sandbox/src/**/*.ts'],
    ignores: tests,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@onlend/core', '@onlend/core/*'],
              allowImportNames: ['endpoints'],
              allowTypeImports: true,
              message: 'The sandbox takes paths and types from core, never its parsing.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['packages/widgets/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'no-restricted-globals': ['error', ...noNetwork] },
  },
  {
    files: promisedFiles(root, [
      'brand',
      'core',
      'create',
      'elements',
      'hooks',
      'relay',
      'sandbox',
      'testing',
      'widgets',
    ]),
    plugins: { jsdoc },
    rules: {
      'jsdoc/require-example': ['error', { contexts: callable }],
      'jsdoc/require-throws': ['error', { contexts: callable }],
    },
  },
)
