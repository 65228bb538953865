import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSteps } from './readSteps.mjs'

const fence = '```'
const read = (name) =>
  readFileSync(join(import.meta.dirname, `../../apps/docs/pages/start/${name}.md`), 'utf8').replaceAll(
    /^\{\{file (\S+).*$/gm,
    (_line, path) => `${fence}ts title="${path}"\n${fence}`,
  )

test.each(['vite-express', 'next', 'react-router', 'html'])(
  'the quickstart %s can be followed: each command has the line that it prints, and an amount succeeds and one fails',
  (name) => {
    const withdrawn = readSteps(read(name)).filter(({ does }) => does === 'withdraw')
    expect(withdrawn.map(({ outcome }) => outcome)).toEqual(['Money withdrawn', 'Withdrawal failed'])
    const silent = read(name).replaceAll(`${fence}text`, `${fence}json`)
    expect(() => readSteps(silent)).toThrow('does not say what this prints')
  },
)
