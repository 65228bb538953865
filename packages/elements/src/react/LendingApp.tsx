import { LendingProvider } from '@onlend/hooks'
import { memo, type ReactNode } from 'react'
import { type Look, useLook } from './useLook.ts'
import type { LendingElementProps } from './LendingElementProps.ts'
import type { MountedWidget } from './MountedWidget.ts'
import { WidgetPortal } from './WidgetPortal.tsx'

type LendingAppProps = {
  options: LendingElementProps
  nonce: string
  widgets: readonly MountedWidget[]
}

/** All widgets of one `<onlend-lending>`: one client and one cache, each widget rendered into its own element. */
export function LendingApp({ options, nonce, widgets }: LendingAppProps): ReactNode {
  const { relayUrl, client, getToken } = options
  const reach = client
    ? { client }
    : relayUrl !== undefined
      ? { relayUrl, ...(getToken && { getToken }) }
      : null
  if (!reach) return null
  const { customerPartnerId, channelPartnerId, countries, environment, tenantId, userId, queryClient } =
    options
  const { onEvent, onStepUp, storage, draftStorage, locks, now } = options
  const given = {
    ...{ customerPartnerId, channelPartnerId, countries, environment, tenantId, userId, queryClient },
    ...{ onEvent, onStepUp, storage, draftStorage, locks, now },
  }
  return (
    <LendingProvider {...reach} {...withoutUndefined(given)}>
      <Widgets {...{ options, nonce, widgets }} />
    </LendingProvider>
  )
}

function Widgets({ options, nonce, widgets }: LendingAppProps): ReactNode {
  const look = useLook(options, nonce)
  return look && widgets.map((widget) => <WidgetMount key={widget.id} widget={widget} look={look} />)
}

/** A change in one widget renders no other widget. */
const WidgetMount = memo(function WidgetMount(props: { widget: MountedWidget; look: Look }): ReactNode {
  return <WidgetPortal {...props} />
})

/** A prop that is there and undefined takes the place of a default. */
function withoutUndefined<Props extends object>(
  props: Props,
): { [Name in keyof Props]: Exclude<Props[Name], undefined> } {
  const set = Object.entries(props).filter(([, value]) => value !== undefined)
  return Object.fromEntries(set) as { [Name in keyof Props]: Exclude<Props[Name], undefined> } // those that are there
}
