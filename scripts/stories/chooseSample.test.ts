import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseSample } from './chooseSample.ts'

const root = mkdtempSync(join(tmpdir(), 'stories-'))
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], { cwd: root })

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function commit(): void {
  git('add', '.')
  git('commit', '-qm', 'One more')
}

for (const [path, text] of Object.entries({
  '.storybook/preview.tsx': "import '../src/shared/shared.ts'",
  'src/card/Card.stories.tsx': "import { Card } from './Card.tsx'\nimport '../shared/shared.ts'",
  'src/card/Card.tsx': "import { format } from '../format/format.ts'",
  'src/shared/shared.ts': '',
  'src/card/card.css': '',
  'src/format/format.ts': '',
  'src/form/Form.stories.tsx': '',
}))
  write(path, text)
git('init', '-q')
commit()

const list = (name: string, tags: string[] = [], prefix = '') =>
  Array.from({ length: 90 }, (_, at) => ({
    ...{ id: `${name}${prefix}--${at}`, title: name, name: `S${at}`, exportName: `S${at}`, tags },
    file: join(root, `src/${name.toLowerCase()}/${name}.stories.tsx`),
  }))
const shown = [...list('Card'), ...list('Form', ['needs-browser', 'play-fn'])]
const take = () => chooseSample(root, [...shown, ...list('Form', ['play-fn'], '-played')])
const countTaken = (name: string) => take().filter(({ title }) => title === name).length

afterEach(() => {
  vi.unstubAllEnvs()
})

test('three turns in a row take each story once that has not been played in happy-dom', () => {
  vi.stubEnv('CHANGED_SINCE', 'HEAD')
  const taken = [5, 6, 7].flatMap((turn) => {
    vi.stubEnv('SAMPLE_TURN', String(turn))
    return take().map(({ id }) => id)
  })
  expect(taken.sort()).toEqual(shown.map(({ id }) => id).sort())
})

test.each(['src/card/Card.tsx', 'src/format/format.ts', 'src/card/card.css'])(
  'where the last commit changed %s, all stories of the card are taken, and a third of the others',
  (path) => {
    appendFileSync(join(root, path), '\n// other')
    commit()
    expect(countTaken('Card')).toBe(90)
    expect(countTaken('Form')).toBeLessThan(60)
  },
)

test('what is not committed yet counts as changed; what every story stands on is shown by a third of them', () => {
  vi.stubEnv('CHANGED_SINCE', 'HEAD')
  write('src/shared/shared.ts', '// other')
  expect(countTaken('Card')).toBeLessThan(60)
  write('src/format/format.ts', '// not committed')
  expect(countTaken('Card')).toBe(90)
})
