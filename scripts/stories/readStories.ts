import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'

/** A story as its file says it, without running it. */
export type StoryEntry = {
  id: string
  /** The place in the sidebar: `Widgets/Pay out/WithdrawForm`. */
  title: string
  /** As the sidebar shows it. */
  name: string
  exportName: string
  /** Absolute. */
  file: string
  /** Of the file and its own; with `play-fn` where there is a play. */
  tags: readonly string[]
}

/** Every story of the packages that have any, as `.storybook/main.ts` lists them. */
export function readStories(root: string): StoryEntry[] {
  return ['brand', 'bulk', 'elements', 'webview', 'widgets'].flatMap((name) => {
    const folders = ['src', 'stories']
      .map((folder) => join(root, 'packages', name, folder))
      .filter(existsSync)
    return folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.stories.tsx'))
        .flatMap((path) => readFile(join(folder, path))),
    )
  })
}

function readFile(file: string): StoryEntry[] {
  const csf = loadCsf(readFileSync(file, 'utf8'), { fileName: file, makeTitle: (title) => title }).parse()
  return csf.indexInputs.map(({ __id: id = '', title = '', name = '', exportName, tags = [] }) => ({
    ...{ id, title, name, exportName, file, tags },
  }))
}
