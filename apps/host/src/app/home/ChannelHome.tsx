import { useAttention, useInbox } from '@onlend/hooks/operators'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import type { Account } from '../account/Account.ts'
import { useWords } from '../words/useWords.ts'

/** The most businesses that are listed before "all of them". */
const listed = 6

/** The top of a channel partner's home: the work that waits for a person, and its businesses. */
export function ChannelHome({ account }: { account: Account }): ReactElement {
  const t = useWords()
  const { customerPartners: partners } = account
  return (
    <div className="business">
      <section className="panel" aria-labelledby="home-businesses">
        <h2 id="home-businesses" className="home-title">
          {t('partners')}
        </h2>
        <ul className="menu home-menu">
          {partners.slice(0, listed).map(({ id, name }) => (
            <li key={id}>
              <Link href={`/partners/${encodeURIComponent(id)}`} className="menu-link">
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <div className="actions home-actions">
          <Link href="/partners/new" className="button">
            {t('newPartner')}
          </Link>
          <Link href="/partners" className="button-quiet">
            {t('allPartners')}
          </Link>
        </div>
      </section>
      {account.isOperator && <NeedsAttention />}
    </div>
  )
}

/** How much waits for an operator; a line as tall before it is known. */
function NeedsAttention(): ReactElement {
  const t = useWords()
  const attention = useAttention()
  const inbox = useInbox()
  const isKnown = attention.data !== undefined && inbox.data !== undefined
  const hasFailed = attention.isError || inbox.isError
  const count = (attention.data?.pages.flat().length ?? 0) + (inbox.data?.pages.flat().length ?? 0)
  return (
    <section className="panel" aria-labelledby="home-attention">
      <h2 id="home-attention" className="home-title">
        {t('attention')}
      </h2>
      <p className="home-line" role="status">
        {isKnown && t(count === 0 ? 'attentionNone' : 'attentionCount', { count: String(count) })}
        {!isKnown && (hasFailed ? t('attentionFailed') : t('opening'))}
      </p>
      <div className="actions home-actions">
        <Link href="/inbox" className="button-quiet">
          {t('inbox')}
        </Link>
      </div>
    </section>
  )
}
