'use client'
import type { Customer } from '@onlend/core'
import { registerTransactionsForm, type TransactionField } from '@onlend/hooks/forms'
import { type ReactNode, useState } from 'react'
import { CustomerPicker } from '../customer-picker/CustomerPicker.tsx'
import type { BoundField } from '../form/bindField.ts'
import { createFields } from '../form/createFields.tsx'
import { FormFields } from '../form/FormFields.tsx'
import { PlainField, type PlainFieldProps } from '../form/PlainField.tsx'
import { Button } from '../ui/Button.tsx'
import { businessIcon, personIcon } from '../ui/icons.ts'
import { TextField } from '../ui/TextField.tsx'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { registerTransactions as words } from './registerTransactions.words.ts'
import type { RegisterTransactionsViewProps } from './RegisterTransactionsView.tsx'
import { TransactionInstalments } from './TransactionInstalments.tsx'
import { useDrawdownSentence } from './useDrawdownSentence.ts'

/** The fields that a layout renders one by one; the fields of all instalments are one list. */
export type TransactionDrawnName = Exclude<TransactionField, `${string}.${string}`>

export type TransactionFieldsProps = RegisterTransactionsViewProps & {
  bind: (name: TransactionField) => BoundField<TransactionField>
  /** The warnings of a field, as sentences. */
  findWarnings: (field: TransactionField) => readonly string[]
}

type Special = Pick<PlainFieldProps<string, string>, 'options' | 'warning' | 'after' | 'min'>

const Fields = createFields<TransactionDrawnName>(registerTransactionsForm.fields)
const isDrawn = (name: TransactionField): name is TransactionDrawnName =>
  Object.hasOwn(registerTransactionsForm.fields, name)

/** The fields of the page, in the order that the form gives. */
export function TransactionFields(props: TransactionFieldsProps): ReactNode {
  const { form, currency, operatorName, offersCustomers, bind, findWarnings, layout } = props
  const t = useCopy(words)
  const { values } = form
  const isBvn = values.idType === 'bvn'
  const special: Partial<Record<TransactionDrawnName, Special>> = {
    clientKind: {
      options: form.clientKinds.map((kind) => ({
        ...{ value: kind, label: t(`transaction.clientKind.${kind}`) },
        icon: kind === 'business' ? businessIcon : personIcon,
      })),
    },
    reference: { warning: findWarnings('reference')[0], after: true },
    expectedPaymentDate: { min: values.disbursementDate },
    financier: {
      options: [
        { value: 'operator', label: operatorName },
        { value: 'others', label: t('transaction.financier.others') },
      ],
    },
    financedAmount: { warning: findWarnings('financedAmount')[0] },
  }
  const draw = (name: TransactionDrawnName): ReactNode => {
    switch (name) {
      case 'idValue':
        return (
          <TextField
            enterKeyHint="next"
            {...bind(name)}
            label={t('transaction.idValue')}
            warning={findWarnings(name)[0]}
            after={isBvn}
            inputMode={isBvn ? 'numeric' : 'text'}
          />
        )
      case 'drawdownId':
        return <TransactionDrawdown {...{ form, currency }} bound={bind(name)} />
      case 'instalments':
        return <TransactionInstalments {...props} />
      default:
        return <PlainField {...{ form, bind, name, words, currency }} of="transaction" {...special[name]} />
    }
  }
  return (
    <>
      {offersCustomers && form.page === 0 && (
        <div className="ol-RegisterTransactionsForm-customer">
          <KnownCustomer form={form} />
          <p className="ol-Note">{t('transaction.customer.new')}</p>
        </div>
      )}
      <FormFields
        names={form.fields.filter(isDrawn)}
        {...{ draw, Fields, actions: form.actions, page: form.page }}
      >
        {layout}
      </FormFields>
    </>
  )
}

/** The choice of a registered customer as the client: fills in the fields of the client, which a person can change. */
function KnownCustomer({ form }: Pick<RegisterTransactionsViewProps, 'form'>): ReactNode {
  const t = useCopy(words)
  const [chosen, setChosen] = useState<string | null>(null)
  const choose = (customer: Customer | null) => {
    setChosen(customer?.id ?? null)
    const wanted = customer?.business_name ? 'business' : 'individual'
    const kind = form.clientKinds.includes(wanted) ? wanted : form.clientKinds[0]
    if (customer && kind !== undefined) form.set('clientKind', kind)
    form.set('firstName', customer?.first_name ?? '')
    form.set('lastName', customer?.last_name ?? '')
    form.set('businessName', customer?.business_name ?? '')
    form.set('contactNumber', customer?.contact_number ?? '')
    // The identity number that was typed was of somebody else.
    form.set('idType', '')
    form.set('idValue', '')
  }
  return (
    <CustomerPicker
      {...(form.customerPartnerId !== null && { customerPartnerId: form.customerPartnerId })}
      label={t('transaction.customer')}
      value={chosen}
      onChange={choose}
    />
  )
}

type TransactionDrawdownProps = Pick<RegisterTransactionsViewProps, 'form' | 'currency'> & {
  bound: BoundField<TransactionField>
}

/** The drawdown that pays: the active one in a sentence, another one by its reference. */
function TransactionDrawdown({ form, currency, bound }: TransactionDrawdownProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const [isOther, setIsOther] = useState(false)
  const { customerPartnerId, drawdown, values } = form
  const sentence = useDrawdownSentence({ customerPartnerId, drawdownId: values.drawdownId, currency })
  if (sentence === null || isOther)
    return (
      <TextField
        {...bound}
        label={t('transaction.drawdownId')}
        hint={drawdown === 'notAsked' ? undefined : t(`transaction.drawdownId.${drawdown}`)}
      />
    )
  const chooseOther = () => {
    form.set('drawdownId', '')
    setIsOther(true)
  }
  return (
    <div {...parts('RegisterTransactionsForm.drawdown')}>
      <span className="ol-Field-label">{t('transaction.drawdownId')}</span>
      <p className="ol-Text">{sentence}</p>
      {!bound.readOnly && (
        <Button variant="quiet" onClick={chooseOther} part="RegisterTransactionsForm.otherDrawdown">
          {t('transaction.drawdownId.other')}
        </Button>
      )}
    </div>
  )
}
