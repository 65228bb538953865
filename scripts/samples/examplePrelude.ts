// What the examples in docblocks leave to their reader. An example that uses one of these names without declaring it is compiled with it,
// before the names of `prelude.ts`; nothing here is ever run.
import type { RequestListener, Server } from 'node:http'
import type { ReactNode } from 'react'
import type {
  ActiveDrawdown,
  Amount,
  Bank,
  CreditLimit,
  Customer,
  Operation,
  PossibleDuplicate,
  TenantConfig,
  submitCreditAssessment,
  withdraw,
} from '../../packages/core/src/index.ts'
import type {
  CreateBusinessInput,
  EndpointInput,
  RegisterCustomerInput,
  ReconcileRepaymentsInput,
  RegisterTransactionsInput,
  WithdrawInput,
} from '../../packages/core/src/internal.ts'
import type { InboxEvent } from '../../packages/core/src/relay/index.ts'
import type { OpenFinancing, Statement } from '../../packages/bulk/src/repayments/index.ts'
import type { TableColumn, TableView } from '../../packages/hooks/src/tables/index.ts'
import type { UseUploadsReturnType, UseWriteFormParameters } from '../../packages/hooks/src/forms/index.ts'
import type { Lending } from '../../packages/hooks/src/index.ts'
import type { ApiKeyContext, Principal, Relay, RelayOptions } from '../../packages/relay/src/index.ts'
import type { openTelemetry } from '../../packages/relay/src/observability/openTelemetry.ts'
import type { Sandbox } from '../../packages/sandbox/src/index.ts'
import type { createMswHandlers } from '../../packages/testing/src/msw/createMswHandlers.ts'
import type {
  MobileMoneyPicker,
  MobileMoneyWallet,
} from '../../packages/widgets/src/mobile-money-picker/MobileMoneyPicker.tsx'
import type { ThemeIssue } from '../../packages/widgets/src/theme/PartnerTheme.ts'

type Seven<Value> = [Value, Value, Value, Value, Value, Value, Value]

declare const texts: Seven<string>
declare const acts: Seven<() => void>
export const [baseUrl, secret, accountNumber, LENDING_API_URL, WEBHOOK_TOKEN] = texts
export const [showTooHigh, showOffline, offerRetry, checkRelayUrl, signIn, askForForce, openForm] = acts
export const [openRequest, openRepayment, openOperation, showAccount, showReceipt] = acts

// What a person, a service or a hook gave.
export declare const error: unknown
export declare const api: Parameters<typeof openTelemetry>[0]
export declare const response: Response
export declare const controller: AbortController
export declare const json: unknown
export declare const amount: Amount
export declare const creditLimit: CreditLimit
export declare const activeDrawdown: ActiveDrawdown | null
export declare const operation: Operation
export declare const recentOperations: readonly Operation[]
export declare const duplicate: PossibleDuplicate | null
export declare const event: InboxEvent
export declare const lending: Lending
export declare const banks: readonly Bank[]
export declare const bank: Bank | null
export declare const customers: readonly Customer[]
export declare const customerId: string | null
export declare const columns: readonly TableColumn<Customer>[]
export declare const view: TableView
export declare const tenant: TenantConfig
export declare const issues: readonly ThemeIssue[]
export declare const uploads: UseUploadsReturnType
export declare const statement: Statement
export declare const openFinancings: readonly OpenFinancing[]
export declare const parameters: Omit<
  UseWriteFormParameters<typeof withdraw, { amount: string }, { amount: string }>,
  'operation'
>

// What is sent.
export declare const body: WithdrawInput
export declare const business: CreateBusinessInput
export declare const customer: RegisterCustomerInput
export declare const payments: ReconcileRepaymentsInput['payments']
export declare const transactions: RegisterTransactionsInput['transactions']
export declare const assessment: EndpointInput<typeof submitCreditAssessment>

// What the app does.
export declare const refetch: (topic: string) => void
export declare const report: (...facts: readonly unknown[]) => void
export declare const confirmDuplicate: (operation: PossibleDuplicate['operation']) => void
export declare const checkOperation: (operationId: string | null) => void
export declare const showAtFields: (problems: Readonly<Record<string, string>>) => void
export declare const showProblems: (issues: readonly ThemeIssue[]) => void
export declare const setBank: (bank: Bank | null) => void
export declare const operators: Parameters<typeof MobileMoneyPicker>[0]['correspondents']
export declare const setWallet: (wallet: MobileMoneyWallet) => void
export declare const setCustomerId: (id: string | null) => void
export declare const setCustomerPartnerId: (id: string | null) => void
export declare const submit: (input: unknown) => void
export declare const readTheme: () => Promise<unknown>

// What the app draws.
export declare const App: () => ReactNode
export declare const StillWaiting: () => ReactNode
export declare const ReportPage: () => ReactNode

// On the server, and in its tests.
export declare const app: {
  use(path: string, handle: (request: never, response: never) => unknown): void
  get(path: string, handle: () => Promise<Response>): void
  register<Options>(
    plugin: (scope: never, options: Options) => Promise<void>,
    options: { prefix: string },
  ): Promise<void>
  all(path: string, handle: (context: { req: { raw: Request } }) => Promise<Response>): void
}
export declare const createServer: (listener: RequestListener) => Server
export declare const setupServer: (...handlers: ReturnType<typeof createMswHandlers>) => { listen(): void }
export declare const openRelay: () => Promise<Relay>
export declare const readOptions: (environment: unknown) => RelayOptions
export declare const readPrincipal: (request: Request) => Promise<Principal | null>
export declare const sandbox: Sandbox
export declare const apiKey: string | ((asked: ApiKeyContext) => Promise<string>)
export declare const secrets: readonly string[]
