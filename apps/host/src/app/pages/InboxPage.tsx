import type { ReactElement } from 'react'
import type { AccountPartner } from '../account/Account.ts'
import { InboxWord } from '../inbox/InboxWord.tsx'
import { useInbox } from '../inbox/useInbox.ts'

/** What the service told us and nobody could tell of what: an operator ties it to a withdrawal by hand. */
export function InboxPage({ partner }: { partner: AccountPartner }): ReactElement {
  const inbox = useInbox()
  return (
    <div className="narrow stack">
      <div className="page-title">
        <h1>Inbox</h1>
        <p>
          Messages of the lending service that wait for a person. Here they are tied to what {partner.name}{' '}
          asked for.
        </p>
      </div>
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
        <p className="panel">Nothing waits here: every message found what it is about.</p>
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
    </div>
  )
}
