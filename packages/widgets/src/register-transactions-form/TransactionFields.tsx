'use client'
import type { TransactionField } from '@onlend/hooks/internal'
import type { Customer } from '@onlend/core'
import { registerTransactionsForm } from '@onlend/hooks/forms'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CustomerPicker } from '../customer-picker/CustomerPicker.tsx'
import { contactPerson } from '../customers-table/contactPerson.ts'
import { customerName } from '../customers-table/customerName.ts'
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

/** The fields that a registered customer fills in. */
const ofCustomer: ReadonlySet<TransactionField> = new Set([
  'clientKind',
  'firstName',
  'lastName',
  'businessName',
  'contactNumber',
])

/** The fields of the page, in the order that the form gives. */
export function TransactionFields(props: TransactionFieldsProps): ReactNode {
  const { form, currency, operatorName, offersCustomers, bind, findWarnings, layout } = props
  const t = useCopy(words)
  const { values } = form
  const [isKnown, setKnown] = useState(false)
  // The card stands for a field of the customer unless a person has to look at it.
  const isOnCard = (name: TransactionField) =>
    isKnown &&
    form.page === 0 &&
    layout === undefined &&
    ofCustomer.has(name) &&
    form.getValue(name) !== '' &&
    !bind(name).error
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
        <KnownCustomer form={form} isChosen={isKnown} onKnown={setKnown} />
      )}
      <FormFields
        names={form.fields.filter(isDrawn).filter((name) => !isOnCard(name))}
        {...{ draw, Fields, actions: form.actions, page: form.page }}
      >
        {layout}
      </FormFields>
    </>
  )
}

type KnownCustomerProps = Pick<RegisterTransactionsViewProps, 'form'> & {
  isChosen: boolean
  onKnown: (isKnown: boolean) => void
}

/** The choice of a registered customer as the client: a card takes the place of the fields, until a person wants to change it. */
function KnownCustomer({ form, isChosen, onKnown }: KnownCustomerProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const [chosen, setChosen] = useState<Customer | null>(null)
  const box = useRef<HTMLDivElement>(null)
  // The control that was pressed is gone.
  const isMoved = useRef(false)
  const known = isChosen ? chosen : null
  const isKnown = known !== null
  // Only once the card or the picker has taken the other's place: React 18 may render between the choice and that.
  useEffect(() => {
    if (!isMoved.current) return
    isMoved.current = false
    // The picker's code may still be on its way: the focus waits beside the picker then, and is not lost.
    const control = box.current?.querySelector<HTMLElement>(isKnown ? 'button' : 'input')
    ;(control ?? box.current)?.focus()
  }, [isKnown])
  const choose = (customer: Customer | null) => {
    setChosen(customer)
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
    isMoved.current = customer !== null
    onKnown(customer !== null)
  }
  if (known)
    return (
      <div ref={box} {...parts('RegisterTransactionsForm.known')}>
        <div className="ol-RegisterTransactionsForm-knownName">
          <span className="ol-Field-label">{t('transaction.customer')}</span>
          <bdi>{customerName(known) ?? t('transaction.customer.unnamed')}</bdi>
          {contactPerson(known) && <bdi className="ol-Note">{contactPerson(known)}</bdi>}
        </div>
        <Button
          part="RegisterTransactionsForm.changeCustomer"
          onClick={() => {
            isMoved.current = true
            onKnown(false)
          }}
        >
          {t('transaction.customer.change')}
        </Button>
      </div>
    )
  return (
    <div ref={box} tabIndex={-1} className="ol-RegisterTransactionsForm-customer">
      <CustomerPicker
        {...(form.customerPartnerId !== null && { customerPartnerId: form.customerPartnerId })}
        label={t('transaction.customer')}
        value={chosen?.id ?? null}
        onChange={choose}
      />
      <p className="ol-Note">{t('transaction.customer.new')}</p>
    </div>
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
