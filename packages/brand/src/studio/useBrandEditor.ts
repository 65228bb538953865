import { layBrand } from '@onlend/core/internal'
import { createTheme } from '@onlend/widgets/theme'
import { useMemo, useState } from 'react'
import { checkBrand } from '../checkBrand.ts'
import type { BrandProblem } from '../createProblem.ts'
import { type BrandPath, brandPath } from './brandPath.ts'

/** A brand as parsed JSON. */
export type BrandJson = Readonly<Record<string, unknown>>

type Step = { brand: BrandJson; path: BrandPath | null }
type History = { past: readonly Step[]; now: Step; future: readonly Step[] }

/** A colour that the kit shows in another shade, because the chosen one could not be read. */
export type ColorRepair = {
  scheme: 'light' | 'dark'
  token: string
  against: string
  /** The colour that is shown. */
  shown: string
  /** As WCAG 2 counts, 1 to 21. */
  ratio: number
  required: number
}

/** A brand in the making, without its looks. */
export type BrandEditor = {
  brand: BrandJson
  /** The brand as people wear it: laid over the tenant's, where it is a customer partner's. */
  whole: BrandJson
  get: (path: BrandPath) => unknown
  /** Changes a value; `undefined` takes it out, so that the kit's own counts. Writing on in one place is one step of `undo`. */
  set: (path: BrandPath, value: unknown) => void
  /** Changes several values as one step. */
  update: (change: (brand: BrandJson) => BrandJson) => void
  /** Takes another brand as one step, such as an imported one. */
  replace: (brand: BrandJson) => void
  undo: (() => void) | null
  redo: (() => void) | null
  /** The reasons that keep the brand from being worn as it is, errors first. */
  problems: readonly BrandProblem[]
  repairs: readonly ColorRepair[]
  /** The places that differ from the published brand, with both values. */
  changes: readonly { path: BrandPath; published: unknown; now: unknown }[]
}

type UseBrandEditorParameters = {
  /** The first brand of the editor. */
  brand: BrandJson
  /** The brand that people see today. @default `brand` */
  published?: BrandJson | undefined
  /** The tenant's brand, over which `brand` is laid. @default `brand` is a tenant's */
  base?: BrandJson | undefined
}

/**
 * Edits a brand as data: each change is a step that can be undone, checked as the relay and the widgets will read it.
 *
 * @example
 * const editor = useBrandEditor({ brand: { id: 'sahel', name: 'Sahel Crédit', locale: 'fr' } })
 * <input type="color" onChange={(event) => editor.set(['theme', 'tokens', 'colorPrimary'], event.target.value)} />
 */
export function useBrandEditor({
  brand: first,
  published = first,
  base,
}: UseBrandEditorParameters): BrandEditor {
  const [history, setHistory] = useState<History>({ past: [], now: { brand: first, path: null }, future: [] })
  const { past, now, future } = history
  const { brand } = now
  const whole = useMemo(() => (base ? layBrand(base, brand) : brand), [base, brand])
  const problems = useMemo(() => checkBrand(whole), [whole])
  const repairs = useMemo(() => findRepairs(whole.theme), [whole])
  const changes = useMemo(
    () =>
      brandPath.differences(published, brand).map((path) => ({
        path,
        published: brandPath.read(published, path),
        now: brandPath.read(brand, path),
      })),
    [published, brand],
  )
  const step = (change: (before: BrandJson) => BrandJson, path: BrandPath | null) =>
    setHistory((before) => {
      const next = { brand: change(before.now.brand), path }
      const goesOn = path !== null && before.future.length === 0 && path.join() === before.now.path?.join()
      return { past: goesOn ? before.past : [...before.past, before.now], now: next, future: [] }
    })
  const last = past.at(-1)
  const next = future[0]
  return {
    ...{ brand, whole, problems, repairs, changes },
    get: (path) => brandPath.read(brand, path),
    set: (path, value) => step((before) => brandPath.write(before, path, value), path),
    update: (change) => step(change, null),
    replace: (other) => step(() => other, null),
    undo:
      last === undefined
        ? null
        : // The step that is gone back to begins anew: writing on there is another step.
          () =>
            setHistory({
              past: past.slice(0, -1),
              now: { ...last, path: null },
              future: [now, ...future],
            }),
    redo:
      next === undefined
        ? null
        : () => setHistory({ past: [...past, now], now: next, future: future.slice(1) }),
  }
}

function findRepairs(json: unknown): ColorRepair[] {
  const theme = createTheme(json ?? {})
  return theme.issues
    .filter(({ repaired }) => repaired)
    .map(({ scheme, token, against, ratio, required }) => ({
      ...{ scheme, token, against, ratio, required },
      shown: theme[scheme][`--ol-${scheme}-${toProperty(token)}`] ?? '',
    }))
}

/** A token as the kit's custom properties name it: `colorPrimaryText` is `primary-text`. */
function toProperty(token: string): string {
  const name = token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return name.replace(/^color-/, '')
}
