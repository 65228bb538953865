const toExport = (names, from) => `export { ${names} } from '${from}'`

/**
 * The lists of the house that follow from its folders. Each row is `[of, file, like, key, entry]`: every endpoint, read, write or form whose `key` the file
 * does not have gets its entry behind the last line of the file that is like the others.
 */
export const lists = [
  [
    'endpoints',
    'packages/core/src/endpoints/index.ts',
    /^export \{/,
    "'./{{name}}.ts'",
    toExport('{{name}}', './{{name}}.ts'),
  ],
  [
    'endpoints',
    'packages/core/src/index.ts',
    /from '\.\/endpoints\//,
    "'./endpoints/{{name}}.ts'",
    toExport('{{name}}', './endpoints/{{name}}.ts'),
  ],
  [
    'endpoints',
    'packages/sandbox/src/handlers.ts',
    /from '\.\/handlers\//,
    "'./handlers/{{name}}.ts'",
    "import { {{name}} } from './handlers/{{name}}.ts'",
  ],
  ['endpoints', 'packages/sandbox/src/handlers.ts', /^export const handlers/, '\n  {{name}},', '  {{name}},'],
  [
    'reads',
    'packages/hooks/src/index.ts',
    /from '\.\/reads\/use/,
    "'./reads/use{{Thing}}.ts'",
    toExport('{{thing}}QueryOptions, use{{Thing}}', './reads/use{{Thing}}.ts'),
  ],
  [
    'writes',
    'packages/hooks/src/index.ts',
    /from '\.\/writes\/use/,
    "'./writes/use{{Thing}}.ts'",
    toExport('use{{Thing}}', './writes/use{{Thing}}.ts'),
  ],
  [
    'writes',
    'packages/core/src/operations/index.ts',
    /Operation \} from/,
    "'./{{name}}.ts'",
    toExport('{{name}}Operation', './{{name}}.ts'),
  ],
  [
    'writes',
    'packages/core/src/operations/operations.ts',
    /^import \{ \w+Operation \}/,
    "'./{{name}}.ts'",
    "import { {{name}}Operation } from './{{name}}.ts'",
  ],
  [
    'writes',
    'packages/core/src/operations/operations.ts',
    /^\} = \{/,
    '\n  {{name}}: ',
    '  {{name}}: {{name}}Operation,',
  ],
  [
    'forms',
    'packages/hooks/src/forms/index.ts',
    /\/use\w+Form\.ts'$/,
    "/use{{Thing}}Form.ts'",
    `export { {{name}}Form, type {{Thing}}ErrorCode, type {{Thing}}Review, type {{Thing}}Values } from './{{kebab}}/{{name}}Form.ts'
export { use{{Thing}}Form, type Use{{Thing}}FormParameters, type Use{{Thing}}FormReturnType } from './{{kebab}}/use{{Thing}}Form.ts'`,
  ],
  [
    'forms',
    'packages/widgets/src/index.ts',
    /Form\.tsx'$/,
    "/{{Thing}}Form.tsx'",
    toExport('{{Thing}}Form, type {{Thing}}FormProps', './{{kebab}}-form/{{Thing}}Form.tsx'),
  ],
  [
    'forms',
    'packages/widgets/src/enForms.ts',
    /\.words\.ts'$/,
    "/{{name}}.words.ts'",
    "import { {{name}} } from './{{kebab}}-form/{{name}}.words.ts'",
  ],
  ['forms', 'packages/widgets/src/enForms.ts', /^ {2}\.\.\.\w+,$/, '\n  ...{{name}},', '  ...{{name}},'],
  [
    'forms',
    'packages/widgets/src/root/mistakes/featureNames.ts',
    /^ {2}'\w+Form',$/,
    "'{{Thing}}Form'",
    "  '{{Thing}}Form',",
  ],
  [
    'forms',
    'packages/widgets/test/widget-scenes/widgetScenes.tsx',
    /Form\.tsx'$/,
    "/{{Thing}}Form.tsx'",
    "import { {{Thing}}Form } from '../../src/{{kebab}}-form/{{Thing}}Form.tsx'",
  ],
  [
    'forms',
    'packages/widgets/test/widget-scenes/widgetScenes.tsx',
    /^export const widgetScenes/,
    "'{{kebab}}-form'",
    "  '{{kebab}}-form': () => <{{Thing}}Form />,",
  ],
  // The entry closes the one before it; the brace of that one closes this entry.
  [
    'forms',
    'packages/widgets/package.json',
    /"default": "\.\/dist\/[a-z-]+-form\//,
    '"./{{kebab}}-form"',
    `    },
    "./{{kebab}}-form": {
      "@onlend/source": "./src/{{kebab}}-form/{{Thing}}Form.tsx",
      "types": "./dist/{{kebab}}-form/{{Thing}}Form.d.ts",
      "default": "./dist/{{kebab}}-form/{{Thing}}Form.js"`,
  ],
]
