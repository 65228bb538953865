import { readFileSync } from 'node:fs'

const exported = /^export (?:async )?(?:function\*?|const|class) (\w+)/gm

/** How what a file exports is imported from the file itself, for an example of what no door exports. */
export function readOwnNames(path) {
  const text = readFileSync(path, 'utf8')
  return [...text.matchAll(exported)].map(([, name]) => [name, `import { ${name} } from '${path}';`])
}
