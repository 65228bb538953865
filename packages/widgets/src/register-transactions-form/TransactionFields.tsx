'use client'
import type { TransactionField, RegisterTransactionsWarning } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import type { BoundField } from '../form/bindField.ts'
import { currencyName } from '../format/currencyName.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { DateField } from '../ui/DateField.tsx'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { RadioCards } from '../ui/RadioCards.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TextField } from '../ui/TextField.tsx'
import { registerTransactions as words } from './registerTransactions.words.ts'
import { AmountField } from './AmountField.tsx'
import { TransactionChoice } from './TransactionChoice.tsx'
import type { RegisterTransactionsViewProps } from './RegisterTransactionsView.tsx'
import { registerTransactionsChunks } from './registerTransactionsChunks.ts'

type TransactionFieldsProps = Pick<
  RegisterTransactionsViewProps,
  'form' | 'currency' | 'operatorName' | 'offersCustomers'
> & {
  bind: (name: TransactionField) => BoundField<TransactionField>
}

const financingFields: readonly TransactionField[] = ['financedAmount', 'drawdownId', 'instalments']
const sectors = ['Lender', 'Aggregator', 'Market Place'] as const

/** The fields of the page, in the order that the form gives. */
export function TransactionFields(props: TransactionFieldsProps): ReactNode {
  const { form, currency, operatorName, offersCustomers, bind } = props
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const findWarning = (field: RegisterTransactionsWarning['field'], code: 'REFERENCE_USED' | 'BVN_LENGTH') =>
    form.warnings.some((one) => one.field === field && one.code === code)
      ? t(`transaction.warning.${code}`)
      : undefined

  const financing = form.fields.filter((name) => financingFields.includes(name))

  const draw = (name: TransactionField): ReactNode => {
    switch (name) {
      case 'clientKind':
        return (
          <RadioCards
            key={name}
            part="RegisterTransactionsForm.clientKind"
            legend={t('transaction.clientKind')}
            value={form.values.clientKind}
            onChange={(kind) => form.set('clientKind', kind)}
            options={listKinds(form, bind(name).readOnly).map((kind) => ({
              value: kind,
              label: t(`transaction.clientKind.${kind}`),
              icon: kind === 'business' ? 'bank' : 'person',
            }))}
          />
        )
      case 'firstName':
        return (
          <TextField
            key={name}
            {...bind(name)}
            part="RegisterTransactionsForm.firstName"
            label={t('transaction.firstName')}
            autoCapitalize="words"
            enterKeyHint="next"
          />
        )
      case 'lastName':
        return (
          <TextField
            key={name}
            {...bind(name)}
            part="RegisterTransactionsForm.lastName"
            label={t('transaction.lastName')}
            autoCapitalize="words"
            enterKeyHint="next"
          />
        )
      case 'businessName':
        return (
          <TextField
            key={name}
            {...bind(name)}
            part="RegisterTransactionsForm.businessName"
            label={t('transaction.businessName')}
            autoCapitalize="words"
            enterKeyHint="next"
          />
        )
      case 'contactNumber':
        return (
          <TextField
            key={name}
            {...bind(name)}
            part="RegisterTransactionsForm.contactNumber"
            label={t('transaction.contactNumber')}
            type="tel"
            inputMode="tel"
            enterKeyHint="next"
          />
        )
      case 'idType':
        return (
          <TransactionChoice
            key={name}
            bound={bind(name)}
            value={form.values.idType}
            part="RegisterTransactionsForm.idType"
            label={t('transaction.idType')}
            placeholder={t('transaction.idType.none')}
            options={form.idTypes.map((type) => ({
              value: type,
              label: type === 'bvn' || type === 'rc_number' ? t(`transaction.idType.${type}`) : type,
            }))}
          />
        )
      case 'idValue':
        return (
          <TextField
            key={name}
            {...bind(name)}
            part="RegisterTransactionsForm.idValue"
            label={t('transaction.idValue')}
            warning={findWarning('idValue', 'BVN_LENGTH')}
            inputMode={form.values.idType === 'bvn' ? 'numeric' : 'text'}
            autoCapitalize="characters"
            spellCheck={false}
          />
        )
      case 'reference':
        return (
          <TextField
            key={name}
            {...bind(name)}
            part="RegisterTransactionsForm.reference"
            label={t('transaction.reference')}
            hint={t('transaction.reference.hint')}
            warning={findWarning('reference', 'REFERENCE_USED')}
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="next"
          />
        )
      case 'amountPayable':
        return (
          <AmountField
            key={name}
            {...bind(name)}
            part="RegisterTransactionsForm.amountPayable"
            label={
              currency
                ? t('transaction.amountPayableIn', { currency: currencyName(currency, locale) })
                : t('transaction.amountPayable')
            }
            currency={currency}
            read={form.readAmount(name)}
            onChoose={(amount) => form.set(name, amount)}
          />
        )
      case 'disbursementDate':
        return (
          <DateField
            key={name}
            {...bind(name)}
            part="RegisterTransactionsForm.disbursementDate"
            label={t('transaction.disbursementDate')}
          />
        )
      case 'expectedPaymentDate':
        return (
          <DateField
            key={name}
            {...bind(name)}
            part="RegisterTransactionsForm.expectedPaymentDate"
            label={t('transaction.expectedPaymentDate')}
            hint={t('transaction.expectedPaymentDate.hint')}
            min={form.values.disbursementDate}
          />
        )
      case 'sector':
        return (
          <TransactionChoice
            key={name}
            bound={bind(name)}
            value={form.values.sector}
            part="RegisterTransactionsForm.sector"
            label={t('transaction.sector')}
            placeholder={t('transaction.sector.choose')}
            options={sectors.map((sector) => ({ value: sector, label: t(`transaction.sector.${sector}`) }))}
          />
        )
      case 'financier':
        return (
          <TransactionChoice
            key={name}
            bound={bind(name)}
            value={form.values.financier}
            part="RegisterTransactionsForm.financier"
            label={t('transaction.financier')}
            placeholder={t('transaction.financier.choose')}
            options={[
              { value: 'operator', label: operatorName },
              { value: 'others', label: t('transaction.financier.others') },
            ]}
          />
        )
      case 'reason':
        return (
          <TextField
            key={name}
            {...bind(name)}
            part="RegisterTransactionsForm.reason"
            label={t('transaction.reason')}
            hint={t('transaction.reason.hint')}
            autoCapitalize="sentences"
          />
        )
      case 'financed':
        return (
          <Checkbox
            key={name}
            {...bind(name)}
            part="RegisterTransactionsForm.financed"
            label={t('transaction.financed')}
          />
        )
      default:
        // The financing comes as one part, where its first field stands.
        return name === financing[0] ? (
          <LazyChunk key={name} chunk={registerTransactionsChunks.financing} fallback={<FinancingSkeleton />}>
            {(TransactionFinancingFields) => (
              <TransactionFinancingFields form={form} currency={currency} bind={bind} fields={financing} />
            )}
          </LazyChunk>
        ) : null
    }
  }
  return (
    <>
      {form.page === 0 && offersCustomers && (
        <div className="ol-RegisterTransactionsForm-customer">
          <LazyChunk chunk={registerTransactionsChunks.customer} fallback={<CustomerSkeleton />}>
            {(TransactionCustomer) => <TransactionCustomer form={form} label={t('transaction.customer')} />}
          </LazyChunk>
          <p className="ol-Note">{t('transaction.customer.new')}</p>
        </div>
      )}
      {form.fields.map(draw)}
    </>
  )
}

/** A kind that the host or the tenant has fixed stands alone. */
function listKinds({ clientKinds, values }: RegisterTransactionsViewProps['form'], isFixed: boolean) {
  return isFixed ? [values.clientKind] : clientKinds
}

function CustomerSkeleton(): ReactNode {
  return (
    <div>
      <Skeleton size="long" />
      <Skeleton size="control" />
    </div>
  )
}

function FinancingSkeleton(): ReactNode {
  return (
    <>
      <Skeleton size="control" />
      <Skeleton size="control" />
      <Skeleton size="control" />
    </>
  )
}
