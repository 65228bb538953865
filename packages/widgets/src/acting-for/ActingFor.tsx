'use client'
import { useActingFor, useLending } from '@onlend/hooks'
import { type ReactNode, useId, useRef, useState } from 'react'
import { actingFor as words } from './actingFor.words.ts'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { useCopy } from '../words/useCopy.ts'
import type { RecordPresentation } from '../record-picker/RecordPickerView.tsx'
import type { WidgetHost } from '../root/WidgetProps.ts'
import { Button } from '../ui/Button.tsx'
import { defineChunk } from '../ui/defineChunk.ts'
import { Icon } from '../ui/Icon.tsx'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useParts } from '../ui/useParts.ts'
import { WidgetBoundary } from '../root/WidgetBoundary.tsx'
import { bankIcon } from '../ui/icons.ts'

const switcher = defineChunk(() => import('../partner-switcher/PartnerSwitcher.tsx'), 'PartnerSwitcher')

export type ActingForProps = WidgetHost & {
  /** @default the provider's */
  customerPartnerId?: string
  /** @default the provider's */
  channelPartnerId?: string
  /** Your app's name for the business, shown until the service has named the business: on a server, and on a bad link. */
  name?: string
  /** The businesses to choose from, for a person who acts for several without being a channel partner. */
  partners?: readonly { id: string; name: string }[]
  /** Offers to change the business. Put the id into the address of the page, and hand it to `<LendingProvider customerPartnerId>`. */
  onChange?: (customerPartnerId: string) => void
  /** The presentation of the businesses: `auto` is a list where there is a mouse or room, and a sheet elsewhere. @default 'auto' */
  presentation?: RecordPresentation
}

/**
 * A bar that shows on every page the business that the person acts for, and changes it. The bar says so if the person is not allowed to act
 * for the business (Partner API, Endpoints 12 and 13).
 *
 * @example
 * <ActingFor customerPartnerId={customerPartnerId} onChange={setCustomerPartnerId} />
 */
export function ActingFor(props: ActingForProps): ReactNode {
  return (
    <WidgetBoundary feature="ActingFor" host={props}>
      <ActingForBar {...props} />
    </WidgetBoundary>
  )
}

function ActingForBar(props: ActingForProps): ReactNode {
  const { customerPartnerId, onChange, partners, presentation = 'auto' } = props
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const parts = useParts()
  const id = useId()
  const lending = useLending()
  const change = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const acting = useActingFor({
    ...(customerPartnerId === undefined ? {} : { customerPartnerId }),
    reads: { creditLimit: false, customerPartners: false },
  })
  const { state } = acting
  const channelPartnerId = props.channelPartnerId ?? lending.channelPartnerId
  const mayChange = onChange !== undefined && (channelPartnerId !== null || (partners?.length ?? 0) > 1)
  const isForbidden = state === 'notYours'
  const name = acting.name ?? (isForbidden ? undefined : props.name) ?? null
  const sentence = name === null ? null : t('actingFor.actingFor', { name })

  const close = () => {
    setIsOpen(false)
    change.current?.focus()
  }
  return (
    <section
      {...parts('ActingFor')}
      aria-labelledby={id}
      aria-busy={state === 'loading' || undefined}
      data-ol-state={state}
    >
      <div className="ol-ActingFor-line">
        <Icon name={isForbidden ? 'warning' : bankIcon} />
        <p id={id} {...parts('ActingFor.name')}>
          {isForbidden && t('actingFor.notYours')}
          {!isForbidden &&
            (sentence ?? (state === 'failed' ? t('actingFor.failed') : <Skeleton size="long" />))}
        </p>
        {mayChange && (
          <Button
            ref={change}
            variant="quiet"
            part="ActingFor.change"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? say('common.close') : t('actingFor.change')}
          </Button>
        )}
      </div>
      {state === 'failed' && name === null && (
        <LoadFailed
          title={t('actingFor.failed')}
          error={acting.error}
          onRetry={acting.refetch}
          retrying={acting.isFetching}
        />
      )}
      {isOpen && onChange && (
        <LazyChunk chunk={switcher} fallback={<Skeleton size="control" />}>
          {(PartnerSwitcher) => (
            <PartnerSwitcher
              {...(channelPartnerId === null ? { partners: partners ?? [] } : { channelPartnerId })}
              value={acting.customerPartnerId}
              presentation={presentation}
              onChange={(chosen) => {
                close()
                onChange(chosen)
              }}
            />
          )}
        </LazyChunk>
      )}
    </section>
  )
}
