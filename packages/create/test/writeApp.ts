import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import type { Framework } from '../src/frameworks/Framework.ts'

const run = promisify(execFile)

type App = {
  folder: string
  /** Runs git in the app and resolves to what it printed. */
  git: (...args: string[]) => Promise<string>
}

/** Writes an app to a temporary folder, which the test removes, and commits it. The app uses the packages of this repository. */
export async function writeApp(framework: Framework): Promise<App> {
  const folder = await mkdtemp(join(tmpdir(), `onlend-${framework}-`))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [file, text] of Object.entries(apps[framework])) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  await symlink(join(import.meta.dirname, '../node_modules'), join(folder, 'node_modules'), 'junction')
  const git: App['git'] = async (...args) => {
    const person = ['-c', 'user.name=Ada', '-c', 'user.email=ada@shop.example']
    return (await run('git', [...person, ...args], { cwd: folder })).stdout
  }
  await git('init', '--quiet')
  // A link is not the folder that `.gitignore` names with a slash.
  await writeFile(join(folder, '.git/info/exclude'), 'node_modules\n')
  await git('add', '.')
  await git('commit', '--quiet', '--message', 'start')
  return { folder, git }
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const compilerOptions = {
  ...{ target: 'ES2022', module: 'preserve', moduleResolution: 'bundler', jsx: 'react-jsx', strict: true },
  ...{ noEmit: true, skipLibCheck: true, noUnusedLocals: true, verbatimModuleSyntax: true },
  // The compiler checks the sources of this repository's packages, without a build.
  ...{
    customConditions: ['@onlend/source'],
    allowImportingTsExtensions: true,
    exactOptionalPropertyTypes: true,
  },
  ...{ resolveJsonModule: true, noUncheckedIndexedAccess: true },
  ...{ lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['node'] },
}
/** The compiler options of `vite.config.ts`, for which Vite's own tool has separate ones. */
const configOptions = {
  ...compilerOptions,
  ...{ module: 'nodenext', moduleResolution: 'nodenext', erasableSyntaxOnly: true },
}
const tsconfig = json({ compilerOptions, include: ['.'] })

/** A small app of each kind, as its own tool creates one: path and text of each file. */
const apps: Record<Framework, Record<string, string>> = {
  vite: {
    'package.json': json({
      ...{ name: 'shop', private: true, type: 'module', scripts: { dev: 'vite', build: 'vite build' } },
      dependencies: { react: '^19.2.0', 'react-dom': '^19.2.0' },
      devDependencies: { '@types/react': '^19.2.0', '@vitejs/plugin-react': '^6.0.0', vite: '^8.0.0' },
    }),
    '.gitignore': 'node_modules\ndist\n',
    'index.html': '<div id="root"></div><script type="module" src="/src/main.tsx"></script>\n',
    'tsconfig.json': json({
      files: [],
      references: [{ path: './tsconfig.app.json' }, { path: './tsconfig.node.json' }],
    }),
    'tsconfig.app.json': json({ compilerOptions, include: ['src'] }),
    'tsconfig.node.json': json({ compilerOptions: configOptions, include: ['vite.config.ts'] }),
    // The declaration of style sheets in `vite/client`.
    'src/vite-env.d.ts': "declare module '*.css'\n",
    'src/App.tsx': 'export function App() {\n  return <h1>Shop</h1>\n}\n',
    'vite.config.ts':
      "import { defineConfig } from 'vite'\n\nexport default defineConfig({\n  plugins: [],\n})\n",
  },
  next: {
    'package.json': json({
      ...{ name: 'shop', private: true, scripts: { dev: 'next dev', test: 'vitest' } },
      dependencies: { next: '16.4.6', react: '19.2.0', 'react-dom': '19.2.0', zod: '^4.0.0' },
      devDependencies: { '@types/node': '^24.0.0', typescript: '^5.9.0' },
    }),
    '.gitignore': '/node_modules\n/.next/',
    'tsconfig.json': tsconfig,
    'next-env.d.ts': "declare module '*.css'\n",
    'src/app/page.tsx': 'export default function Page() {\n  return <h1>Shop</h1>\n}\n',
    'next.config.mjs':
      "/** @type {import('next').NextConfig} */\nconst nextConfig = {}\n\nexport default nextConfig\n",
  },
  express: {
    'package.json': json({
      ...{ name: 'shop-server', private: true, type: 'module', scripts: { start: 'tsx server.ts' } },
      dependencies: { express: '^5.2.0' },
      devDependencies: { '@types/express': '^5.0.0' },
    }),
    '.gitignore': 'node_modules\n',
    'tsconfig.json': tsconfig,
    'server.ts': "import express from 'express'\n\nexpress().listen(3000)\n",
  },
}
