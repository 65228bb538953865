import { callEndpoint, isLendingError } from '@onlend/core'
import { type BrandDocument, getBrand, publishBrand, rollBackBrand, saveBrand } from '@onlend/core/relay'
import { useLending } from '@onlend/hooks'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { brandPath } from '../studio/brandPath.ts'
import type { BrandJson } from '../studio/useBrandEditor.ts'
import type { StudioWord } from '../studio/useStudioWords.ts'

/** A brand that was to be saved, and the newer one that the relay has. */
export type BrandConflict = { newer: BrandDocument; mine: BrandJson }

type State = {
  /** `null` while it loads. */
  document: BrandDocument | null
  failure: string
  conflict: BrandConflict | null
  /** Counts the drafts that replace the one in the editor. */
  opening: number
}

/** The brand at the relay, and its changes. Each rejects with a sentence for the person. */
export type Publishing = State & {
  load: () => Promise<void>
  save: (brand: BrandJson) => Promise<void>
  /** Saves the brand, then publishes it. */
  publish: (brand: BrandJson) => Promise<void>
  rollBack: (edition: number) => Promise<void>
  /** Opens the newer draft in the place of one's own. */
  takeTheirs: (newer: BrandDocument) => void
}

/** Reads and changes the brand at the relay, the tenant's or that of a customer partner; every change names the revision that it is based on. */
export function usePublishing(t: StudioWord, customerPartnerId?: string): Publishing {
  const { client } = useLending()
  const of = useMemo(
    () => (customerPartnerId === undefined ? {} : { customerPartnerId }),
    [customerPartnerId],
  )
  const [state, setState] = useState<State>({ document: null, failure: '', conflict: null, opening: 0 })
  const set = (change: Partial<State>) => setState((before) => ({ ...before, ...change }))
  const load = useCallback(async () => {
    setState((before) => ({ ...before, failure: '' }))
    try {
      const document = await callEndpoint(client, getBrand, of)
      setState((before) => ({ ...before, document }))
    } catch (error) {
      const isRefused = isLendingError(error) && ['permission', 'rejected'].includes(error.category)
      const failure = t(isRefused ? 'brandStudio.problem.brandRefused' : 'brandStudio.problem.unread')
      setState((before) => ({ ...before, failure }))
    }
  }, [client, of, t])
  useEffect(() => void load(), [load])

  /** Reads the newer brand after a refusal. A change that had arrived, though its answer was lost, is no conflict. */
  const explain = async (
    error: unknown,
    mine: BrandJson | null,
    hasArrived: (newer: BrandDocument) => boolean,
  ): Promise<BrandDocument> => {
    const code = isLendingError(error) ? error.code : null
    if (code === 'brand_invalid') throw new Error(t('brandStudio.problem.invalid'))
    if (code === 'forbidden') throw new Error(t('brandStudio.problem.forbidden'))
    if (code !== 'draft_changed') throw new Error(t('brandStudio.problem.failed'))
    const newer = await callEndpoint(client, getBrand, of).catch(() => {
      throw new Error(t('brandStudio.problem.changedAgain'))
    })
    if (hasArrived(newer)) return newer
    set({ document: newer, conflict: mine && { newer, mine } })
    throw new Error(t('brandStudio.problem.changed'))
  }
  const send = async (brand: BrandJson): Promise<BrandDocument> => {
    const body = { revision: state.document?.revision ?? null, brand: { ...brand } }
    const saved = await callEndpoint(client, saveBrand, { ...of, body }).catch((error: unknown) =>
      explain(error, brand, ({ draft }) => isSame(draft?.brand, brand)),
    )
    set({ document: saved, conflict: null })
    return saved
  }
  return {
    ...state,
    load,
    save: async (brand) => void (await send(brand)),
    async publish(brand) {
      const isSaved = isSame(state.document?.draft?.brand, brand)
      const { revision } = (isSaved ? state.document : await send(brand)) ?? {}
      const body = { revision: revision ?? 0 }
      const document = await callEndpoint(client, publishBrand, { ...of, body }).catch((error: unknown) =>
        explain(error, brand, ({ published }) => isSame(published, brand)),
      )
      set({ document })
    },
    async rollBack(edition) {
      const body = { revision: state.document?.revision ?? 0, edition }
      const document = await callEndpoint(client, rollBackBrand, { ...of, body }).catch((error: unknown) =>
        explain(error, null, ({ history: [newest] }) => newest?.restored === edition),
      )
      set({ document })
    },
    takeTheirs: (newer) => set({ document: newer, conflict: null, opening: state.opening + 1 }),
  }
}

function isSame(one: unknown, other: BrandJson): boolean {
  return one !== undefined && one !== null && brandPath.differences(one, other).length === 0
}
