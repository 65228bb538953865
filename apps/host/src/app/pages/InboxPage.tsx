import { OperationsInbox } from '@onlend/widgets/operations-inbox'
import { type ReactElement, useState } from 'react'
import type { ActedFor } from '../acting-for/ActedFor.ts'
import { InboxWord } from '../inbox/InboxWord.tsx'
import { type InboxView, useInbox } from '../inbox/useInbox.ts'
import { useInboxWords } from '../inbox/words/useInboxWords.ts'
import { useWords } from '../words/useWords.ts'

/** What needs an operator: operations without a known outcome, and settlement events that no operation was found for. */
export function InboxPage({ partner }: { partner: ActedFor }): ReactElement {
  const say = useWords()
  const t = useInboxWords()
  const [view, setView] = useState<InboxView>('open')
  const inbox = useInbox(view)
  return (
    <div className="narrow stack">
      <div className="page-title">
        <h1>{t('title')}</h1>
        <p>{t('lead', { partner: partner.name })}</p>
      </div>
      <OperationsInbox events={false} />
      <h2>{t('messages')}</h2>
      <label className="inbox-view">
        <input
          type="checkbox"
          checked={view === 'unread'}
          onChange={({ currentTarget }) => setView(currentTarget.checked ? 'unread' : 'open')}
        />
        {t('onlyEmpty')}
      </label>
      {inbox.isPending && <p className="loading">{t('opening')}</p>}
      {inbox.isError && (
        <p role="alert">
          {t('notRead')}{' '}
          <button type="button" className="button" onClick={() => inbox.refetch()}>
            {say('tryAgain')}
          </button>
        </p>
      )}
      {inbox.data?.length === 0 && <p className="panel">{t(view === 'unread' ? 'noneEmpty' : 'noneOpen')}</p>}
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
          {t('more')}
        </button>
      )}
    </div>
  )
}
