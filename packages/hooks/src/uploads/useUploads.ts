'use client'
import { writeJson } from '@onlend/core/internal'
import {
  type UploadSets,
  createUploadSets,
  type AddRules,
  openUploadSet,
  type StagedSetWatch,
  type UploadItem,
  type UploadLending,
  type WatchStagedSetParameters,
} from '@onlend/core/client/uploads'
import { listUploads, type StagedFile, type StagedSet } from '@onlend/core/relay'
import { useEffect, useInsertionEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type LendingError, callEndpoint } from '@onlend/core'
import { QueryObserver } from '@tanstack/react-query'
import { createLatest } from '../lib/createLatest.ts'
import { useLending } from '../lending/useLending.ts'
import type { Lending } from '../lending/Lending.ts'
import { sessionQueryOptions } from '../reads/useSession.ts'
import type { UseUploadsParameters, UseUploadsReturnType } from './useUploadsTypes.ts'
import { endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
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

/** Reads through the page's cache, so that the uploads reuse a list that another hook has read. */
function toUploadLending(lending: Lending): UploadLending {
  return {
    ...lending,
    watchStagedSet: (parameters) => watchStagedSet(lending, parameters),
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

/** Follows the relay's files of a set: refetches on focus, on reconnection, after sign-in and with change events. */
function watchStagedSet(
  lending: Lending,
  { clock, onList, onError, ...set }: WatchStagedSetParameters,
): StagedSetWatch {
  const askedAt = new WeakMap<StagedSet, number>()
  let seen: StagedSet | undefined
  let failed: LendingError | null = null

  const observer = new QueryObserver<StagedSet, LendingError>(lending.queryClient, {
    ...endpointQueryOptions(lending, listUploads, set),
    queryFn: async ({ signal }) => {
      const now = clock()
      const list = await callEndpoint(lending.client, listUploads, set, { signal })
      askedAt.set(list, now)
      return list
    },
    // Each answer is a new object, so that its time stays known.
    structuralSharing: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchOnMount: 'always',
  })
  const leave = observer.subscribe(({ data, error }) => {
    if (data && data !== seen) {
      seen = data
      onList(data, askedAt.get(data) ?? 0)
    }
    if (error !== failed && error !== null) onError(error)
    failed = error
  })
  const refresh = async () => void (await observer.refetch({ cancelRefetch: true }))

  const scope = writeJson(lendingKeys.scope(lending))
  const leaveOthers = lending.queryClient.getQueryCache().subscribe((event) => {
    if (failed?.category !== 'session' || event.type !== 'updated' || event.action.type !== 'success') return
    if (event.query === observer.getCurrentQuery()) return
    // Another successful read by this person proves that the session is back.
    if (writeJson(event.query.queryKey.slice(0, 2)) === scope) void refresh()
  })

  return {
    refresh,
    stop: () => {
      leave()
      leaveOthers()
      observer.destroy()
    },
  }
}
