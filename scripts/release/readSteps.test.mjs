import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSteps } from './readSteps.mjs'

const fence = '```'
const page = `
${fence}sh
npm install
${fence}

${fence}text
added
${fence}

${fence}js title="server.js"
listen()
${fence}

Open \`http://localhost:3000/\`:

| withdraw | the page says |
|---|---|
| \`150.00\` | Money withdrawn |
`

test('a page is read as steps, in the order of the page', () => {
  expect(readSteps(page)).toEqual([
    { does: 'run', command: 'npm install', prints: ['added'] },
    { does: 'write', path: 'server.js', text: 'listen()\n' },
    { does: 'open', url: 'http://localhost:3000/' },
    { does: 'withdraw', amount: '150.00', outcome: 'Money withdrawn' },
  ])
})

test('a command without the line that it prints is a fault of the page', () => {
  expect(() => readSteps(page.replace('text\nadded', 'json\nadded'))).toThrow('npm install')
})

test.each(['vite-express', 'next', 'react-router', 'html'])(
  'the quickstart %s can be followed: each command has the line that it prints, and an amount succeeds and one fails',
  (name) => {
    const file = join(import.meta.dirname, `../../apps/docs/pages/start/${name}.md`)
    const text = readFileSync(file, 'utf8').replaceAll(
      /^\{\{file (\S+).*$/gm,
      (_line, path) => `${fence}ts title="${path}"\n${fence}`,
    )
    const withdrawn = readSteps(text).filter(({ does }) => does === 'withdraw')
    expect(withdrawn.map(({ outcome }) => outcome)).toEqual(['Money withdrawn', 'Withdrawal failed'])
  },
)
