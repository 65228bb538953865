import { LendingProvider } from '@onlend/hooks'
import type { LendingClient } from '@onlend/core'
import { Fragment, type ReactNode, useState } from 'react'
import { LendingRoot } from '../../src/root/LendingRoot.tsx'
import { createTheme } from '../../src/theme/createTheme.ts'
import { widgetScenes } from '../widget-scenes/widgetScenes.tsx'

export type StrictSceneProps = {
  client: LendingClient
  /** The id of an earlier withdrawal. */
  operationId: string
  /** Names of widgets, as `widgetScenes` has them. */
  shows: readonly string[]
  nonce: string
  serverStyle: boolean
}

const brand = (colorPrimary: string) =>
  createTheme({
    version: 1,
    scheme: 'light',
    tokens: { colorPrimary, fontFamily: '"Noto Sans", sans-serif' },
  })

const brands = [brand('#3b2f8f'), brand('#b3261e')] as const

/** A page of a host under a strict Content-Security-Policy, the same on a server and in a browser. */
export function StrictScene(props: StrictSceneProps): ReactNode {
  const { client, operationId, shows, nonce, serverStyle } = props
  const [isOther, setOther] = useState(false)
  return (
    <LendingProvider
      client={client}
      customerPartnerId="cp_adaeze"
      channelPartnerId="chp_harbour"
      storage={null}
      draftStorage={null}
    >
      <button type="button" onClick={() => setOther(!isOther)}>
        Another brand
      </button>
      <LendingRoot
        theme={brands[isOther ? 1 : 0]}
        nonce={nonce}
        serverStyle={serverStyle}
        timeZone="Africa/Lagos"
      >
        {shows.map((name) => (
          <Fragment key={name}>{widgetScenes[name]?.(operationId)}</Fragment>
        ))}
      </LendingRoot>
    </LendingProvider>
  )
}
