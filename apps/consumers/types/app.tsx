import '@onlend/elements'
import { LendingProvider, useCreditLimit } from '@onlend/hooks'
import { createRelay, defaultWebhookParser, standardWebhookVerifier } from '@onlend/relay'
import { openPostgresDatabase } from '@onlend/relay/postgres'
import { LendingRoot } from '@onlend/widgets/lending-root'
import { createTheme } from '@onlend/widgets/theme'
import { WithdrawForm } from '@onlend/widgets/withdraw-form'

const theme = createTheme({ version: 1, tokens: { colorPrimary: '#0f5c4c' } })

export function Payouts() {
  return (
    <LendingProvider relayUrl="/lending" customerPartnerId="cp_adaeze">
      <LendingRoot theme={theme}>
        <Limit />
        <WithdrawForm country="nigeria" />
      </LendingRoot>
    </LendingProvider>
  )
}

function Limit() {
  const { data } = useCreditLimit()
  const limit: string | undefined = data?.limit
  return <p>{limit}</p>
}

export async function openRelay() {
  return createRelay({
    mountPath: '/lending',
    environment: 'sandbox',
    upstream: { baseUrl: 'https://sandbox.example', apiKey: 'sk_1' },
    authenticate: () => null,
    database: await openPostgresDatabase({ connectionString: 'postgres://localhost/lending' }),
    webhooks: {
      service: { verify: standardWebhookVerifier({ secrets: [] }), parse: defaultWebhookParser },
    },
  })
}

export function followPage() {
  const form = document.querySelector('onlend-withdraw-form')
  form?.addEventListener('onlend-success', ({ detail }) => console.log(detail.operationId))
  // @ts-expect-error: what a widget does not take, its element does not either
  if (form) form.amuont = '5000'
}

// @ts-expect-error: an amount is a decimal string, never a number
const amount: number = {} as NonNullable<ReturnType<typeof useCreditLimit>['data']>['limit']
console.log(amount)
