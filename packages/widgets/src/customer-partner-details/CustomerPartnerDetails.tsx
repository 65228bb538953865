'use client'
import { useCustomerPartner } from '@onlend/hooks'
import type { ReactNode } from 'react'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { useCopy } from '../words/useCopy.ts'
import type { WidgetProps } from '../root/WidgetProps.ts'
import { Badge } from '../ui/Badge.tsx'
import { Card } from '../ui/Card.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { OldDataNote } from '../ui/OldDataNote.tsx'
import { readState } from '../ui/readState.ts'
import { WidgetBoundary } from '../root/WidgetBoundary.tsx'
import { customerPartnerDetails as words } from './customerPartnerDetails.words.ts'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { CustomerPartnerDetailsView } from './CustomerPartnerDetailsView.tsx'
import type { DetailsOptions, DetailsSection } from './DetailsOptions.ts'

export type CustomerPartnerDetailsProps = WidgetProps &
  DetailsOptions & {
    /** The sections to show, in this order. A section that has nothing to show is left out. @default all of them */
    sections?: readonly DetailsSection[]
  }

const everySection = [
  'business',
  'contact',
  'account',
  'documents',
  'webhooks',
  'dashboard',
] as const satisfies readonly DetailsSection[]

/**
 * Shows the service's record of a customer partner, with personal data hidden until a person asks for it. Webhook addresses are shown only
 * where the relay lets them through (`answerFields`), since they may hold secrets (Partner API, Endpoint 12).
 *
 * @example
 * <CustomerPartnerDetails customerPartnerId="cp_1" sections={['business', 'account']} />
 */
export function CustomerPartnerDetails(props: CustomerPartnerDetailsProps): ReactNode {
  return (
    <WidgetBoundary feature="CustomerPartnerDetails" host={props}>
      <CustomerPartnerDetailsContent {...props} />
    </WidgetBoundary>
  )
}

function CustomerPartnerDetailsContent(props: CustomerPartnerDetailsProps): ReactNode {
  const { customerPartnerId, sections = everySection, hideTitle, headingLevel = 2, ...options } = props
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const query = useCustomerPartner(customerPartnerId === undefined ? {} : { customerPartnerId })
  const state = readState(query)

  const draw = () => {
    if (state.is === 'loading') return <CustomerPartnerDetailsSkeleton />
    if (state.is === 'failed') {
      const retry = () => void query.refetch()
      return (
        <LoadFailed
          title={t('customerPartnerDetails.failed')}
          error={state.error}
          onRetry={retry}
          retrying={query.isFetching}
        />
      )
    }
    return (
      <CustomerPartnerDetailsView
        partner={state.data}
        sections={sections}
        headingLevel={headingLevel === 2 ? 3 : 4}
        options={options}
      />
    )
  }
  const isDeleted = state.is === 'ready' && state.data.is_deleted === true
  return (
    <Card
      part="CustomerPartnerDetails"
      title={t('customerPartnerDetails.title')}
      hideTitle={hideTitle ?? false}
      headingLevel={headingLevel}
      busy={state.is === 'loading'}
      state={isDeleted ? 'deleted' : state.is}
      aside={
        isDeleted && (
          <Badge tone="warning" icon="close">
            {t('customerPartnerDetails.deleted')}
          </Badge>
        )
      }
    >
      {draw()}
      {state.is === 'ready' && <OldDataNote old={state.old} />}
      <LiveRegion>{state.is === 'loading' && say('common.loading')}</LiveRegion>
    </Card>
  )
}

const rows = ['first', 'second', 'third', 'fourth'].map((key) => ({
  key,
  name: <Skeleton size="short" />,
  value: <Skeleton />,
}))

/** Two sections before the partner is known. */
function CustomerPartnerDetailsSkeleton(): ReactNode {
  return (
    <div className="ol-CustomerPartnerDetails-sections">
      {['business', 'contact'].map((section) => (
        <div key={section} className="ol-CustomerPartnerDetails-section">
          <Skeleton size="short" />
          <DescriptionList rows={rows} />
        </div>
      ))}
    </div>
  )
}
