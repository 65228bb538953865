'use client'
import type { CustomerPartnerDetails } from '@onlend/core'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { formatDate } from '../format/formatDate.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useParts } from '../ui/useParts.ts'
import { customerPartnerDetails as words } from './customerPartnerDetails.words.ts'
import { DocumentLink } from './DocumentLink.tsx'
import type { PartnerDocument } from './DetailsOptions.ts'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

/** The documents that the service keeps about the partner, opened the way the host says. */
export function DocumentsSection({ partner, headingLevel, resolveDocument }: SectionProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const { locale, timeZone } = useLendingRoot()
  const documents = listDocuments(partner)
  const getName = ({ name, kind }: PartnerDocument) =>
    name ?? t(kind === 'faq' ? 'customerPartnerDetails.faq' : 'customerPartnerDetails.performance')
  return (
    <SectionFrame name="documents" title={t('customerPartnerDetails.documents')} headingLevel={headingLevel}>
      {documents.length === 0 && <p className="ol-Text">{t('customerPartnerDetails.noDocuments')}</p>}
      {documents.length > 0 && (
        <ul {...parts('CustomerPartnerDetails.documents')}>
          {documents.map((document) => (
            <li key={document.kind} className="ol-CustomerPartnerDetails-document">
              <span className="ol-CustomerPartnerDetails-documentName">
                <bdi>{getName(document)}</bdi>
                {document.updatedAt !== null && (
                  <span className="ol-Note">
                    {t('customerPartnerDetails.documentUpdated', {
                      date: formatDate(document.updatedAt, locale, timeZone),
                    })}
                  </span>
                )}
              </span>
              {resolveDocument && (
                <DocumentLink document={document} name={getName(document)} resolve={resolveDocument} />
              )}
            </li>
          ))}
        </ul>
      )}
    </SectionFrame>
  )
}

function listDocuments(partner: CustomerPartnerDetails): PartnerDocument[] {
  const found: PartnerDocument[] = []
  const add = (
    kind: PartnerDocument['kind'],
    url: string | null,
    rest: Omit<PartnerDocument, 'kind' | 'url'>,
  ) => {
    if (url !== null && url !== '') found.push({ kind, url, ...rest })
  }
  add('transaction-performance', partner.transaction_performance_document_url, {
    name: partner.transaction_performance_document_name,
    updatedAt: partner.transaction_performance_document_last_updated,
  })
  add('faq', partner.faq_document_url, {
    name: partner.faq_document_name,
    updatedAt: partner.faq_document_last_updated,
  })
  return found
}
