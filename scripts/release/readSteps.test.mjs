import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPage } from '../../apps/docs/build/readPage.ts'
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
