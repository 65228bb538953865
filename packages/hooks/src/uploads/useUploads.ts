'use client'
import { type UploadSets, createUploadSets } from '@onlend/core/client/upload-sets'
import {
  type AddRules,
  type UploadItem,
  type UploadLending,
  openUploadSet,
} from '@onlend/core/client/uploads'
import type { StagedFile } from '@onlend/core/relay'
import { useEffect, useInsertionEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createLatest } from '../lib/createLatest.ts'
import { useLending } from '../lending/useLending.ts'
import type { Lending } from '../lending/Lending.ts'
import { sessionQueryOptions } from '../reads/useSession.ts'
import type { UseUploadsParameters, UseUploadsReturnType } from './useUploadsTypes.ts'
import { watchStagedSet } from './watchStagedSet.ts'

/**
 * Stages files at the relay as soon as they are picked, one chunk after the other, so that a dropped link, a dead battery or a killed tab
 * costs nothing: what was picked waits on this device, what has arrived waits at the relay, also for another device or a colleague.
 * Hooks with the same partner, kind and set share their files. Sending goes on when the hook is unmounted, until sign-out.
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
      // What a person is told is what counts here, not what the relay would take.
      limits: limits && { ...limits, maxFileBytes: Math.min(limits.maxFileBytes, maxFileBytes) },
      getItems,
      getStaged: (slot: string) => getItems(slot).flatMap(toStagedFile),
    }
  }, [state, actions, maxFileBytes])
}

/** Reads through the page's cache, so that a list that another hook has is not asked for again. */
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
