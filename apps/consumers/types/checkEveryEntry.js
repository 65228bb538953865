// Imports every entry point of every package of the kit, and compiles that under each TypeScript and each module resolution.
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'

const compilers = ['typescript-5.7', 'typescript-6.0', 'typescript-7.0']
const modules = { bundler: 'ESNext', node16: 'Node16', nodenext: 'NodeNext' }

const entries = readdirSync('node_modules/@onlend').flatMap((folder) => {
  const { name, exports } = JSON.parse(readFileSync(`node_modules/@onlend/${folder}/package.json`, 'utf8'))
  return Object.keys(exports)
    .filter((entry) => !/\*|\.(css|json)$/.test(entry))
    .map((entry) => name + entry.slice(1))
})
const imports = entries.map((entry, index) => `import * as entry${index} from '${entry}'`)
const used = `console.log(${entries.map((_entry, index) => `entry${index}`).join(', ')})`
writeFileSync('everyEntry.ts', `${imports.join('\n')}\n${used}\n`)

const failures = []
for (const compiler of compilers)
  for (const [moduleResolution, module] of Object.entries(modules)) {
    const { version, bin } = JSON.parse(readFileSync(`node_modules/${compiler}/package.json`, 'utf8'))
    const options = { module, moduleResolution, strict: true, skipLibCheck: false, noEmit: true }
    const arguments_ = Object.entries({
      ...options,
      jsx: 'react-jsx',
      target: 'ES2022',
      types: 'node',
      pretty: false,
    })
    const line = arguments_.flatMap(([name, value]) => [`--${name}`, String(value)])
    const tsc = `node_modules/${compiler}/${bin.tsc}`
    await promisify(execFile)(process.execPath, [tsc, ...line, 'everyEntry.ts', 'app.tsx']).then(
      () => console.log(`TypeScript ${version}, ${moduleResolution}: ${entries.length} entry points`),
      ({ stdout, stderr }) =>
        failures.push(`TypeScript ${version}, ${moduleResolution}:\n${stdout}${stderr}`),
    )
  }
if (failures.length > 0) {
  console.error(failures.join('\n'))
  process.exitCode = 1
}
