'use client'
import { writeJson } from '@onlend/core/internal'
import {
  type UploadSets,
  createUploadSets,
  type AddRules,
  openUploadSet,
  type UploadItem,
  type UploadLending,
  type UploadEvent,
  type UploadKind,
  type UploadSet,
  type UploadSetState,
} from '@onlend/core/client/uploads'
import type { StagedFile } from '@onlend/core/relay'
import { useEffect, useInsertionEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createLatest } from '../lib/createLatest.ts'
import { useLending } from '../lending/useLending.ts'
import type { Lending } from '../lending/Lending.ts'
import { sessionQueryOptions } from '../reads/useSession.ts'
import { lendingKeys } from '../queries/lendingKeys.ts'

/**
 * Stages files at the relay as soon as a person picks them, one chunk after the other, so that a dropped link, a dead battery or a killed tab
 * costs nothing: picked files wait on this device, staged files wait at the relay, also for another device or a colleague.
 * Hooks with the same partner, kind and set share their files. The upload goes on after the hook unmounts, until sign-out.
 *
 * @example
 * const uploads = useUploads({ kind: 'submitCreditAssessment' })
 * uploads.add('bank_statements', files)
 * submit({ body: { documents: { bank_statements: uploads.getStaged('bank_statements') } } })
 */
export function useUploads(options: UseUploadsParameters): UseUploadsReturnType {
  const lending = useLending()
  const { kind, set: name = 'current', maxFileBytes = Infinity, enabled = true } = options
  const customerPartnerId = options.customerPartnerId ?? lending.customerPartnerId
  const own = useMemo(() => toUploadLending(lending), [lending])
  const whose = { customerPartnerId: customerPartnerId ?? '', kind, set: name }
  const set = openUploadSet({ sets: getUploadSets(lending), lending: own, ...whose })
  const [latest] = useState(() => createLatest(options))
  useInsertionEffect(() => latest.set(options))

  const isOn = enabled && customerPartnerId !== null
  useEffect(() => (isOn ? set.attach(own) : undefined), [set, own, isOn])
  useEffect(() => set.listen((event) => latest.get().onEvent?.(event)), [set, latest])
  useEffect(() => {
    const scope = writeJson(lendingKeys.scope(lending))
    return lending.queryClient.getQueryCache().subscribe((event) => {
      if (!set.store.getState().isSignedOut) return
      if (event.type !== 'updated' || event.action.type !== 'success') return
      // A successful read by this person proves that the session is back.
      if (writeJson(event.query.queryKey.slice(0, 2)) === scope) void set.refresh()
    })
  }, [set, lending])

  const state = useSyncExternalStore(set.store.subscribe, set.store.getState, set.store.getInitialState)
  const actions = useMemo(() => {
    const rules = (): AddRules => {
      const { getMaxFiles = noLimit, maxFileBytes = Infinity, compress = 'auto' } = latest.get()
      return { getMaxFiles, maxFileBytes, compress }
    }
    const { refresh, remove, move, pause, resume, pauseAll, resumeAll, open, setOrder, forget } = set
    return {
      ...{ refresh, remove, move, pause, resume, pauseAll, resumeAll, open, setOrder, forget },
      add: (slot: string, files: readonly File[]) => set.add(slot, files, rules()),
      replace: (key: string, file: File) => set.replace(key, file, rules()),
      retry: (key: string, file?: File) => set.retry(key, file, rules()),
    }
  }, [set, latest])

  return useMemo(() => {
    const getItems = (slot: string) => state.items.filter((item) => item.slot === slot)
    const { limits } = state
    return {
      ...state,
      ...actions,
      // The limit that the page shows counts here, even when the relay would take more.
      limits: limits && { ...limits, maxFileBytes: Math.min(limits.maxFileBytes, maxFileBytes) },
      getItems,
      getStaged: (slot: string) => getItems(slot).flatMap(toStagedFile),
    }
  }, [state, actions, maxFileBytes])
}

function toUploadLending(lending: Lending): UploadLending {
  return {
    ...lending,
    readOwnName: () =>
      lending.queryClient.ensureQueryData(sessionQueryOptions(lending)).then(
        ({ displayName }) => displayName,
        () => null,
      ),
  }
}

/** The upload sets of a provider, made when the first hook asks for them. */
function getUploadSets({ uploads }: Lending): UploadSets {
  uploads.current ??= createUploadSets()
  return uploads.current
}

function noLimit(): number {
  return Infinity
}

function toStagedFile({ state, uploadId, sha256 }: UploadItem): StagedFile[] {
  const isReady = state === 'staged' && uploadId !== null && sha256 !== null
  return isReady ? [{ upload_id: uploadId, sha256 }] : []
}

export type UseUploadsParameters = {
  /** @default the provider's */
  customerPartnerId?: string | undefined
  /** The write that the files are for. */
  kind: UploadKind
  /** Separates several writes of one kind: letters, digits, `-` and `_`. @default 'current' */
  set?: string | undefined
  /** The most files of a slot. @default only the limit of the set */
  getMaxFiles?: ((slot: string) => number) | undefined
  /** The most bytes of one file, for a limit below the relay's. */
  maxFileBytes?: number | undefined
  /** `auto` makes large photos smaller before the upload: long edge 2000 px, JPEG. @default 'auto' */
  compress?: 'auto' | 'off' | undefined
  /** `false` reads and sends nothing. @default true */
  enabled?: boolean | undefined
  onEvent?: ((event: UploadEvent) => void) | undefined
}

export type UseUploadsReturnType = UploadSetState &
  Pick<
    UploadSet,
    | 'refresh'
    | 'remove'
    | 'move'
    | 'pause'
    | 'resume'
    | 'pauseAll'
    | 'resumeAll'
    | 'open'
    | 'setOrder'
    | 'forget'
  > & {
    getItems: (slot: string) => readonly UploadItem[]
    /** Copies the files to this device's storage at once, and begins the upload. Never throws: an unusable file has its reason in its item. */
    add: (slot: string, files: readonly File[]) => void
    /** Replaces a file; the old one stays until the new one is staged. */
    replace: (key: string, file: File) => void
    /** Tries again after `failed`. A file that this device no longer has must be picked again: pass it. */
    retry: (key: string, file?: File) => void
    /** The staged files of a slot in order, as a write takes them. */
    getStaged: (slot: string) => readonly StagedFile[]
  }
