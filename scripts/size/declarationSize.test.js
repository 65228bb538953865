import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { declarationSize } from './declarationSize.js'

const doors = {
  '.': { types: './dist/index.d.ts', default: './dist/index.js' },
  './relay': { node: { types: './dist/relay/index.d.ts' }, default: './dist/relay/index.js' },
  './styles.css': './dist/styles.css',
}

/** Writes files of a package, each filled with spaces up to its length. */
function createPackage(files) {
  const folder = mkdtempSync(join(tmpdir(), 'declarations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ exports: doors }))
  for (const [file, [text, length]] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text.padEnd(length))
  }
  return folder
}

const built = {
  'dist/index.d.ts': ['/** import("./Page.tsx") */ import { Bank } from "./models/Bank.js";', 1500],
  'dist/relay/index.d.ts': ['export type A = import("../models/Draft.js").Draft;', 500],
  'dist/models/Bank.d.ts': ['import { Draft } from "./Draft.js";import * as z from "zod/mini";', 300],
  'dist/models/Draft.d.ts': ['import { Bank } from "./Bank.js";', 200],
  'dist/index.js': ['', 9000],
  'dist/index.d.ts.map': ['', 9000],
}

test('the declarations that the doors reach are counted once each, and nothing else is', async () => {
  expect(await declarationSize(createPackage(built))).toBe(2.5)
})

test('what a door that is left out reaches alone is not counted', async () => {
  const files = { ...built, 'dist/relay/Own.d.ts': ['', 700] }
  files['dist/relay/index.d.ts'] = ['export * from "./Own.js";', 500]
  expect(await declarationSize(createPackage(files))).toBe(3.2)
  expect(await declarationSize(createPackage(files), ['./relay'])).toBe(2)
})

test('a declaration that an earlier build left behind is not counted', async () => {
  expect(await declarationSize(createPackage({ ...built, 'dist/models/Gone.d.ts': ['', 9000] }))).toBe(2.5)
})

test('a build without a declaration that is named weighs nothing that could pass', async () => {
  const { 'dist/models/Draft.d.ts': _gone, ...rest } = built
  expect(await declarationSize(createPackage({}))).toBeUndefined()
  expect(await declarationSize(createPackage(rest))).toBeUndefined()
})
