#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import { runChecks } from './runChecks.ts'
import { serveStudio } from './serveStudio.ts'
import { convertFile } from './tokens/convertFile.ts'

const help = `npx @onlend/brand check <file…>
  Checks white-label brands (a tenant's file, or a theme alone) as the relay and the widgets will read them.
  Prints each problem with its place in the file, the reason and what to do. Exits with 1 where there is an error.

npx @onlend/brand to-tokens <brand.json>
npx @onlend/brand from-tokens <tokens.json>
  Converts a brand to design tokens (Design Tokens Format Module 2025.10) for a designer's tool, and back. Prints the converted file.
  Exits with 1 where a token had to be left out.

npx @onlend/brand studio <brand.json>
  Opens the brand in the studio, on this machine alone: change, look at it in every state, save. PORT chooses the port.
`

const [command, ...files] = process.argv.slice(2)
const [file] = files
const print = (text: string) => console.log(text)
if (command === '--help' || command === '-h') print(help)
else if (command === 'check' && file !== undefined) process.exitCode = await runChecks(files, print)
else if ((command === 'to-tokens' || command === 'from-tokens') && file !== undefined && files.length === 1)
  process.exitCode = await convertFile({
    file,
    to: command === 'to-tokens' ? 'tokens' : 'brand',
    print,
    warn: (text) => console.error(text),
  })
else if (command === 'studio' && file !== undefined && files.length === 1) {
  const port = Number(process.env.PORT ?? 4320)
  await serveStudio({ file, port, folder: fileURLToPath(new URL('./page', import.meta.url)) })
  print(`The studio is at http://127.0.0.1:${port}. Press Ctrl-C to stop.`)
} else {
  console.error(help)
  process.exitCode = 1
}
