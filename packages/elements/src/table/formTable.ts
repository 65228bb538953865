import { importNamed } from '@onlend/core/internal'
import type { ElementProps } from './ElementProps.ts'
import { widgetProps } from './widgetProps.ts'
import type { DefinitionFor } from './WidgetDefinition.ts'

type FormTag = Extract<keyof ElementProps, `${string}-form`>

/** The props of every form. */
const formProps = {
  ...widgetProps,
  fields: 'json',
  intro: 'text',
  renderHeader: 'draw',
  renderReceipt: 'draw',
  onStatusChange: { event: 1 },
  onSuccess: { event: 1 },
  onEvent: { event: 1 },
} as const

/** The forms as elements. */
export const formTable: { [Tag in FormTag]: DefinitionFor<ElementProps[Tag]> } = {
  'onlend-create-business-form': {
    load: () => importNamed(() => import('@onlend/widgets/create-business-form'), 'CreateBusinessForm'),
    isForm: true,
    props: {
      ...withoutCustomerPartner(formProps),
      channelPartnerId: 'string',
      industries: 'json',
      sectorOptions: 'json',
      companySizes: 'json',
      yearsOptions: 'json',
      otherAllowed: 'json',
      countries: 'json',
      countryCompat: 'string',
      defaultValues: 'json',
      draft: 'json',
      stepUp: 'property',
      firstCountries: 'json',
      onCreated: { event: 1 },
      onStartAssessment: { offer: 1 },
    },
  },
  'onlend-reconcile-repayments-form': {
    load: () =>
      importNamed(() => import('@onlend/widgets/reconcile-repayments-form'), 'ReconcileRepaymentsForm'),
    isForm: true,
    props: {
      ...formProps,
      transactionReference: 'string',
      suggestion: 'json',
      financings: 'json',
      currency: 'string',
      currencyDigits: 'number',
      defaultValues: 'json',
      stepUp: 'property',
      draft: 'boolean',
      financingPresentation: 'string',
    },
  },
  'onlend-register-customer-form': {
    load: () => importNamed(() => import('@onlend/widgets/register-customer-form'), 'RegisterCustomerForm'),
    isForm: true,
    props: {
      ...formProps,
      kind: 'string',
      country: 'string',
      residence: 'string',
      documents: 'string',
      defaultValues: 'json',
      draft: 'json',
      stepUp: 'property',
      compress: 'string',
      idNumber: 'property',
      autoFill: 'boolean',
      maxFileMB: 'number',
      allowCamera: 'boolean',
      onSignIn: { offer: 0 },
      onRegistered: { event: 1 },
    },
  },
  'onlend-register-transactions-form': {
    load: () =>
      importNamed(() => import('@onlend/widgets/register-transactions-form'), 'RegisterTransactionsForm'),
    isForm: true,
    props: {
      ...formProps,
      operatorName: 'string!',
      financier: 'json',
      sector: 'string',
      clientKinds: 'json',
      idTypes: 'json',
      idValueAs: 'string',
      referenceFactory: 'property',
      financing: 'string',
      drawdownId: 'string',
      instalmentsOf: 'string',
      meta: 'json',
      currency: 'string',
      currencyDigits: 'number',
      defaultValues: 'json',
      stepUp: 'property',
      draft: 'json',
      customers: 'boolean',
    },
  },
  'onlend-request-drawdown-form': {
    load: () => importNamed(() => import('@onlend/widgets/request-drawdown-form'), 'RequestDrawdownForm'),
    isForm: true,
    props: {
      ...formProps,
      currency: 'string',
      currencyDigits: 'number',
      minAmount: 'string',
      maxAmount: 'string',
      amountStep: 'string',
      quickPicks: 'json',
      tenorOptions: 'json',
      minTenor: 'number',
      maxTenor: 'number',
      defaultValues: 'json',
      estimateCost: 'property',
      stepUp: 'property',
      draft: 'boolean',
      noNewsAfter: 'number',
      onStartAssessment: { offer: 0 },
      onWithdraw: { offer: 0 },
    },
  },
  'onlend-submit-credit-assessment-form': {
    load: () =>
      importNamed(
        () => import('@onlend/widgets/submit-credit-assessment-form'),
        'SubmitCreditAssessmentForm',
      ),
    isForm: true,
    props: {
      ...withoutFields(formProps),
      years: 'json',
      optionalDocuments: 'json',
      hasOffer: 'boolean',
      filesNeeded: 'json',
      currency: 'string',
      compress: 'string',
      stepUp: 'property',
      maxFileMB: 'number',
      allowCamera: 'boolean',
      shareUrl: 'string',
      onSignIn: { offer: 0 },
      onSubmitted: { event: 1 },
    },
  },
  'onlend-withdraw-form': {
    load: () => importNamed(() => import('@onlend/widgets/withdraw-form'), 'WithdrawForm'),
    isForm: true,
    props: {
      ...formProps,
      methods: 'json',
      country: 'string!',
      currency: 'string',
      currencyDigits: 'number',
      correspondents: 'json',
      banks: 'json',
      balance: 'string',
      minAmount: 'string',
      maxAmount: 'string',
      lockAmount: 'boolean',
      defaultValues: 'json',
      requireReenterLast4: 'boolean',
      stepUp: 'property',
      resolveAccount: 'property',
      narrationTemplate: 'string',
      draft: 'json',
      allowManualBank: 'boolean',
      bankPresentation: 'string',
      beneficiaries: 'json',
      recipients: 'boolean',
    },
  },
}

function withoutCustomerPartner({
  customerPartnerId: _,
  ...props
}: typeof formProps): Omit<typeof formProps, 'customerPartnerId'> {
  return props
}

function withoutFields({ fields: _, ...props }: typeof formProps): Omit<typeof formProps, 'fields'> {
  return props
}
