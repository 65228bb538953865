import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { toId } from 'storybook/internal/csf'
import { readStories } from '../../scripts/stories/readStories.ts'
import type { Widget } from './Widget.ts'

const root = join(import.meta.dirname, '../..')

/** Every widget that has a door and a page: from the manifests, the components' comments, the stories' titles and the sizes that `pnpm size:widgets` wrote. */
export function listWidgets(): Widget[] {
  const pages = new Map(
    readStories(root).flatMap(({ file, title }) => {
      const [group, job, name] = title.split('/')
      return group === 'Widgets' && job && name === basename(file, '.stories.tsx')
        ? [[name, { job, title }]]
        : []
    }),
  )
  // The file is written by the command that measures; its shape is what the type says.
  const sizes = JSON.parse(readFileSync(join(root, 'scripts/size/widgetSizes.json'), 'utf8')) as Record<
    string,
    number
  >
  return listDoors().flatMap(({ name, entry, door, source }) => {
    const page = pages.get(name)
    if (!page) return []
    const comment = readComment(source, name)
    return {
      ...{ name, entry, door, job: page.job, docsId: toId(page.title, 'docs') },
      ...{ sentence: toSentence(comment), endpoints: toEndpoints(comment), kB: sizes[name] ?? 0 },
    }
  })
}

type Door = { name: string; entry: string; door: string; source: string }

function listDoors(): Door[] {
  return ['widgets', 'bulk'].flatMap((house) => {
    const folder = join(root, 'packages', house)
    // The manifests are the repository's own.
    const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      exports: Record<string, { '@onlend/source'?: string }>
    }
    return Object.entries(exports).flatMap(([path, { '@onlend/source': source = '' }]) => {
      const [, name] = /\/([A-Z]\w*)\.tsx$/.exec(source) ?? []
      if (name === undefined || name.endsWith('Root')) return []
      const entry = path.slice(2)
      return [{ name, entry, door: `@onlend/${house}/${entry}`, source: join(folder, source) }]
    })
  })
}

/** The comment above the component, in one line. */
function readComment(source: string, name: string): string {
  const [before = ''] = readFileSync(source, 'utf8').split(
    new RegExp(`^export (?:const|function) ${name}\\b`, 'm'),
  )
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(before)?.[1] ?? ''
  return (comment.split('@')[0] ?? '').replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim()
}

function toSentence(comment: string): string {
  const plain = comment.replace(/ \((?:Partner API, |`)[^)]*\)/, '').replaceAll('`', '')
  return /^.+?[.](?= |$)/.exec(plain)?.[0] ?? plain
}

function toEndpoints(comment: string): number[] {
  const [, list = ''] = /Partner API, Endpoints? ([\d, and]+)/.exec(comment) ?? []
  return (list.match(/\d+/g) ?? []).map(Number)
}
