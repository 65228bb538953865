import { callEndpoint } from '@onlend/core'
import { type Batch, cancelBatch, pauseBatch, resumeBatch } from '@onlend/core/relay'
import { useMinutesLeft } from '@onlend/bulk/headless'
import { useBatches, useLending } from '@onlend/hooks'
import { Button, Meter, useBrand } from '@onlend/widgets'
import { useMutation } from '@tanstack/react-query'
import { type ReactElement, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { en } from '../words/en.ts'
import { useWords } from '../words/useWords.ts'

/** Milliseconds between two reads while rows are on their way; change events come sooner. */
const pause = 5_000

/** The pages on which a file of each kind is sent. */
const pages: Readonly<Record<string, string>> = {
  registerTransactions: '/transactions/import',
  reconcileRepayments: '/repayments/import',
}

/** The states of a batch whose rows are not all sent, with the sentence that explains them. */
const states: Readonly<Record<string, keyof typeof en | null>> = {
  sending: null,
  waiting: 'jobWaiting',
  paused: 'jobPaused',
  stopped: 'jobStopped',
  receiving: 'jobReceiving',
}

/** The files whose rows are not all sent, of every device: one card each. */
export function RunningJobs(): ReactElement[] {
  const batches = useBatches({
    query: { refetchInterval: ({ state }) => state.data?.some(isRunning) && pause },
  })
  return (batches.data ?? [])
    .filter((batch) => isRunning(batch) && batch.kind in pages)
    .map((batch) => <JobCard key={batch.id} batch={batch} onChange={() => void batches.refetch()} />)
}

function isRunning({ state, counts }: Batch): boolean {
  return state in states && counts.unsent > 0
}

type JobCardProps = {
  batch: Batch
  onChange: () => void
}

/** One file: how far it is, about how long it still takes, and the ways to pause it and to leave the rest out. */
function JobCard({ batch, onChange }: JobCardProps): ReactElement {
  const { id, kind, fileName, state, total, counts } = batch
  const t = useWords()
  const { client } = useLending()
  const [, navigate] = useLocation()
  const number = new Intl.NumberFormat(useBrand().locale)
  const [isSure, setSure] = useState(false)
  const minutes = useMinutesLeft(batch)
  const act = useMutation({
    mutationFn: (endpoint: typeof pauseBatch | typeof cancelBatch | 'resume') =>
      endpoint === 'resume'
        ? callEndpoint(client, resumeBatch, { batchId: id, body: {} })
        : callEndpoint(client, endpoint, { batchId: id }),
    // Also after a refusal: the state may have changed by then.
    onSettled: onChange,
    // A press is never sent later by itself.
    networkMode: 'always',
    retry: 0,
  })
  const progress = t('jobProgress', {
    done: number.format(total - counts.unsent),
    total: number.format(total),
  })
  const reason = states[state]
  const left = minutes === null ? '' : `, ${t('jobLeft', { minutes: number.format(minutes) })}`
  const page = pages[kind] ?? '/'
  return (
    <section className="panel job" aria-label={fileName}>
      <Link href={page} className="job-file">
        <bdi>{fileName}</bdi>
      </Link>
      <Meter label={fileName} valueText={progress} ratio={1 - counts.unsent / total} />
      <p className="job-facts">
        {progress}
        {left}
        {reason && ` · ${t(reason)}`}
      </p>
      {act.isError && (
        <p role="alert" className="problem">
          {t('jobFailed')}
        </p>
      )}
      <div className="actions">
        {(state === 'sending' || state === 'waiting') && (
          <Button busy={act.isPending} onClick={() => act.mutate(pauseBatch)}>
            {t('jobPause')}
          </Button>
        )}
        {state === 'paused' && (
          <Button busy={act.isPending} onClick={() => act.mutate('resume')}>
            {t('jobGoOn')}
          </Button>
        )}
        {(state === 'stopped' || state === 'receiving') && (
          <Button onClick={() => navigate(page)}>{t('jobGoOn')}</Button>
        )}
        <Button
          variant="quiet"
          busy={act.isPending}
          onClick={() => (isSure ? act.mutate(cancelBatch) : setSure(true))}
        >
          {t(isSure ? 'jobEnd' : 'cancel')}
        </Button>
      </div>
    </section>
  )
}
