import { type ReactElement, useState } from 'react'
import type { AccountPartner } from '../account/Account.ts'
import { InboxWord } from '../inbox/InboxWord.tsx'
import { type InboxView, useInbox } from '../inbox/useInbox.ts'

/** What the service told us and nobody could tell of what: an operator ties it to a withdrawal by hand. */
export function InboxPage({ partner }: { partner: AccountPartner }): ReactElement {
  const [view, setView] = useState<InboxView>('open')
  const inbox = useInbox(view)
  return (
    <div className="narrow stack">
      <div className="page-title">
        <h1>Inbox</h1>
        <p>
          Messages of the lending service that wait for a person. Here they are tied to what {partner.name}{' '}
          asked for, or closed.
        </p>
      </div>
      <label className="inbox-view">
        <input
          type="checkbox"
          checked={view === 'empty'}
          onChange={({ currentTarget }) => setView(currentTarget.checked ? 'empty' : 'open')}
        />
        Show messages without a final word
      </label>
      {inbox.isPending && <p className="loading">Opening the inbox…</p>}
      {inbox.isError && (
        <p role="alert">
          The inbox could not be read.{' '}
          <button type="button" className="button" onClick={() => inbox.refetch()}>
            Try again
          </button>
        </p>
      )}
      {inbox.data?.length === 0 && (
        <p className="panel">
          {view === 'empty'
            ? 'There is no message without a final word.'
            : 'Nothing waits here: every message found what it is about, or was closed.'}
        </p>
      )}
      {inbox.data && inbox.data.length > 0 && (
        <ul className="inbox">
          {inbox.data.map((word) => (
            <li key={word.id} className="panel">
              <InboxWord word={word} />
            </li>
          ))}
        </ul>
      )}
      {inbox.hasNextPage && (
        <button
          type="button"
          className="button"
          disabled={inbox.isFetchingNextPage}
          onClick={() => inbox.fetchNextPage()}
        >
          Show more
        </button>
      )}
    </div>
  )
}
