#!/usr/bin/env node
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { CreateError } from './CreateError.ts'
import { askQuestions } from './askQuestions.ts'
import { createOnlend } from './createOnlend.ts'
import { detectFramework } from './frameworks/detectFramework.ts'
import { readArguments } from './readArguments.ts'
import { readManifest } from './readManifest.ts'

const help = `npm create onlend@latest [folder] [-- options]

Adds lending to a Vite, Next or Express app: the relay, a page with one widget, and a test. Git can undo it.

  --framework vite|next|express    found in package.json where it can be
  --relay here|<address>           in this app, or where it is already; "here"
  --customer-partner session|<id>  for whom the page acts; "session"
  --sandbox, --no-sandbox          a sandbox in place of the lending service; yes
  --yes                            asks nothing and takes what is usual
  --force                          writes also where git cannot undo it
`

try {
  const { folder, isYes, force, isHelp, ...known } = readArguments(process.argv.slice(2))
  if (isHelp) console.log(help)
  else await create({ folder: resolve(folder), isYes, force, known })
} catch (error) {
  console.error(error instanceof CreateError ? error.message : error)
  process.exitCode = 1
}

type CreateParameters = Pick<ReturnType<typeof readArguments>, 'folder' | 'isYes' | 'force'> & {
  known: Parameters<typeof askQuestions>[0]['known']
}

async function create({ folder, isYes, force, known }: CreateParameters): Promise<void> {
  const { manifest } = await readManifest(folder)
  const prompt =
    isYes || !process.stdin.isTTY ? null : createInterface({ input: process.stdin, output: process.stdout })
  try {
    const ask = prompt && ((question: string) => prompt.question(question))
    const answers = await askQuestions({ known, detected: detectFramework(manifest), ask })
    const { written, changed, next } = await createOnlend({ folder, force, ...answers })
    for (const file of written) console.log(`+ ${file}`)
    for (const file of changed) console.log(`~ ${file}`)
    console.log(`\nNext:\n${next.map((step, index) => `${index + 1}. ${step}`).join('\n')}`)
    console.log('\nTo undo it: git checkout . && git clean -fd')
  } finally {
    prompt?.close()
  }
}
