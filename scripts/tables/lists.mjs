/**
 * The lists of the house that follow from its folders: of every endpoint, read, write and form the rows `[file, like, entry]`, the file below `packages`. A file that
 * lacks what the entry quotes first (its whole line where it quotes nothing) gets the entry behind its last line that is like the others.
 */
export const lists = {
  endpoints: [
    ['core/src/endpoints/index.ts', /^export \{/, "export { {{name}} } from './{{name}}.ts'"],
    ['core/src/index.ts', /from '\.\/endpoints\//, "export { {{name}} } from './endpoints/{{name}}.ts'"],
    ['sandbox/src/handlers.ts', /from '\.\/handlers\//, "import { {{name}} } from './handlers/{{name}}.ts'"],
    ['sandbox/src/handlers.ts', /^export const handlers/, '  {{name}},'],
  ],
  reads: [
    [
      ...['hooks/src/index.ts', /from '\.\/reads\/use/],
      "export { {{thing}}QueryOptions, use{{Thing}} } from './reads/use{{Thing}}.ts'",
    ],
  ],
  writes: [
    [
      'hooks/src/index.ts',
      /from '\.\/writes\/use/,
      "export { use{{Thing}} } from './writes/use{{Thing}}.ts'",
    ],
    [
      'core/src/operations/index.ts',
      /Operation \} from/,
      "export { {{name}}Operation } from './{{name}}.ts'",
    ],
    [
      ...['core/src/operations/operations.ts', /^import \{ \w+Operation \}/],
      "import { {{name}}Operation } from './{{name}}.ts'",
    ],
    ['core/src/operations/operations.ts', /^\} = \{/, '  {{name}}: {{name}}Operation,'],
  ],
  forms: [
    [
      ...['hooks/src/forms/index.ts', /\/use\w+Form\.ts'$/],
      `export { {{name}}Form, type {{Thing}}ErrorCode, type {{Thing}}Review, type {{Thing}}Values } from './{{kebab}}/{{name}}Form.ts'
export { use{{Thing}}Form, type Use{{Thing}}FormParameters, type Use{{Thing}}FormReturnType } from './{{kebab}}/use{{Thing}}Form.ts'`,
    ],
    [
      ...['widgets/src/index.ts', /Form\.tsx'$/],
      "export { {{Thing}}Form, type {{Thing}}FormProps } from './{{kebab}}-form/{{Thing}}Form.tsx'",
    ],
    [
      'widgets/src/enForms.ts',
      /\.words\.ts'$/,
      "import { {{name}} } from './{{kebab}}-form/{{name}}.words.ts'",
    ],
    ['widgets/src/enForms.ts', /^ {2}\.\.\.\w+,$/, '  ...{{name}},'],
    ['widgets/src/root/mistakes/featureNames.ts', /^ {2}'\w+Form',$/, "  '{{Thing}}Form',"],
    [
      ...['widgets/test/widget-scenes/widgetScenes.tsx', /Form\.tsx'$/],
      "import { {{Thing}}Form } from '../../src/{{kebab}}-form/{{Thing}}Form.tsx'",
    ],
    [
      ...['widgets/test/widget-scenes/widgetScenes.tsx', /^export const widgetScenes/],
      "  '{{kebab}}-form': () => <{{Thing}}Form />,",
    ],
    // The entry closes the one before it; the brace of that one closes this entry.
    [
      ...['widgets/package.json', /"default": "\.\/dist\/[a-z-]+-form\//],
      `    },
    "./{{kebab}}-form": {
      "@onlend/source": "./src/{{kebab}}-form/{{Thing}}Form.tsx",
      "types": "./dist/{{kebab}}-form/{{Thing}}Form.d.ts",
      "default": "./dist/{{kebab}}-form/{{Thing}}Form.js"`,
    ],
  ],
}
