import { callEndpoint } from '@onlend/core'
import { listOutcomes, type OutcomeDelivery, sendOutcomeAgain, sendTestOutcome } from '@onlend/core/relay'
import { useLending } from '@onlend/hooks'
import { Button, formatMoney, useBrand } from '@onlend/widgets'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import type { Account } from '../account/Account.ts'
import { PageTitle } from '../layout/PageTitle.tsx'
import type { en } from '../words/en.ts'
import { useWords } from '../words/useWords.ts'
import type { Invoice } from './Invoice.ts'

/** Milliseconds between two reads of what is on its way. */
const pause = 5_000
const deliveriesKey = ['host', 'deliveries'] as const

/** The page of an operator: what the partner's backend hears of every operation, and the book that the host keeps by it. */
export function DeliveriesPage({ account }: { account: Account }): ReactElement {
  const say = useWords()
  return (
    <div className="stack deliveries-page">
      <PageTitle name={say('deliveries')} />
      <p className="note">{say('deliveriesText')}</p>
      <Deliveries channelPartnerId={account.channelPartnerId} />
      <h2 className="deliveries-title">{say('invoices')}</h2>
      <p className="note">{say('invoicesText')}</p>
      <Invoices />
    </div>
  )
}

const states: Readonly<Record<OutcomeDelivery['state'], keyof typeof en>> = {
  waiting: 'outcomeWaiting',
  delivered: 'outcomeDelivered',
  dead: 'outcomeDead',
}

function Deliveries({ channelPartnerId }: { channelPartnerId: string | null }): ReactElement {
  const say = useWords()
  const when = useTime()
  const { client } = useLending()
  const queries = useQueryClient()
  const deliveries = useQuery({
    queryKey: deliveriesKey,
    queryFn: ({ signal }) => callEndpoint(client, listOutcomes, {}, { signal }),
    refetchInterval: pause,
  })
  // Also after a refusal: the list may have changed by then. A press is never sent later by itself.
  const press = {
    onSettled: () => queries.invalidateQueries({ queryKey: deliveriesKey }),
    networkMode: 'always',
    retry: 0,
  } as const
  const again = useMutation({
    mutationFn: (place: string) => callEndpoint(client, sendOutcomeAgain, { place, body: {} }),
    ...press,
  })
  const test = useMutation({
    mutationFn: (id: string) => callEndpoint(client, sendTestOutcome, { body: { channelPartnerId: id } }),
    ...press,
  })
  if (deliveries.isError) return <LoadFailed onRetry={() => void deliveries.refetch()} />
  return (
    <>
      {channelPartnerId !== null && (
        <p className="actions">
          <Button onClick={() => test.mutate(channelPartnerId)} busy={test.isPending}>
            {say('sendTest')}
          </Button>
        </p>
      )}
      {(again.isError || test.isError) && (
        <p role="alert" className="problem">
          {say('jobFailed')}
        </p>
      )}
      {deliveries.data?.length === 0 && <p>{say('noDeliveries')}</p>}
      <ul className="deliveries">
        {deliveries.data?.map(({ place, type, state, subject, createdAt, problem, ...delivery }) => (
          <li key={place} className="panel" data-state={state}>
            <div>
              <p>
                <strong>
                  <code>{type}</code>
                </strong>{' '}
                {say(states[state])}
              </p>
              <p className="note">
                {when(createdAt)} · <bdi>{delivery.customerPartnerId ?? delivery.channelPartnerId}</bdi> ·{' '}
                <bdi>{subject}</bdi>
                {state !== 'delivered' && problem !== null && ` · ${say('outcomeProblem', { problem })}`}
              </p>
            </div>
            {state !== 'waiting' && (
              <Button
                onClick={() => again.mutate(place)}
                busy={again.isPending && again.variables === place}
                aria-label={`${say('sendAgain')}: ${type}, ${when(createdAt)}`}
              >
                {say('sendAgain')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

const invoiceStates: Readonly<Record<Invoice['state'], keyof typeof en>> = {
  open: 'invoiceOpen',
  paid: 'invoicePaid',
  takenBack: 'invoiceTakenBack',
}

function Invoices(): ReactElement {
  const say = useWords()
  const { locale } = useBrand()
  const when = useTime()
  const invoices = useQuery({ queryKey: ['host', 'invoices'], queryFn: readInvoices, refetchInterval: pause })
  if (invoices.isError) return <LoadFailed onRetry={() => void invoices.refetch()} />
  return (
    <>
      {invoices.data?.length === 0 && <p>{say('noInvoices')}</p>}
      <ul className="deliveries">
        {invoices.data?.map(({ operationId, reference, amount, currency, state, changedAt }) => (
          <li key={operationId} className="panel" data-state={state}>
            <div>
              <p>
                <strong>
                  <bdi>{reference}</bdi>
                </strong>{' '}
                {amount !== null && <bdi>{formatMoney(amount, currency, locale)}</bdi>}{' '}
                {say(invoiceStates[state])}
              </p>
              <p className="note">{when(changedAt)}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

async function readInvoices(): Promise<Invoice[]> {
  const answer = await fetch('/invoices')
  if (!answer.ok) throw new Error(`The book of invoices answered ${answer.status}`)
  // The cast states what the host's own server answers.
  return (await answer.json()) as Invoice[]
}

function LoadFailed({ onRetry }: { onRetry: () => void }): ReactElement {
  const say = useWords()
  return (
    <p role="alert" className="problem">
      {say('jobFailed')} <Button onClick={onRetry}>{say('tryAgain')}</Button>
    </p>
  )
}

function useTime(): (moment: string) => string {
  const format = new Intl.DateTimeFormat(useBrand().locale, { dateStyle: 'medium', timeStyle: 'medium' })
  return (moment) => format.format(new Date(moment))
}
