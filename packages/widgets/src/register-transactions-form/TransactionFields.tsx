'use client'
import type { TransactionField } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import type { BoundField } from '../form/bindField.ts'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { RadioCards } from '../ui/RadioCards.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TextField } from '../ui/TextField.tsx'
import { registerTransactions as words } from './registerTransactions.words.ts'
import { TransactionChoice } from './TransactionChoice.tsx'
import type { RegisterTransactionsViewProps } from './RegisterTransactionsView.tsx'
import { registerTransactionsChunks } from './registerTransactionsChunks.ts'
import { bankIcon, personIcon } from '../ui/icons.ts'

type TransactionFieldsProps = Pick<
  RegisterTransactionsViewProps,
  'form' | 'currency' | 'operatorName' | 'offersCustomers'
> & {
  bind: (name: TransactionField) => BoundField<TransactionField>
}

/** The fields of the page, in the order that the form gives. */
export function TransactionFields(props: TransactionFieldsProps): ReactNode {
  const { form, offersCustomers, bind } = props
  const t = useCopy(words)
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
              icon: kind === 'business' ? bankIcon : personIcon,
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
            warning={
              form.warnings.some(({ code }) => code === 'BVN_LENGTH')
                ? t('transaction.warning.BVN_LENGTH')
                : undefined
            }
            after={form.values.idType === 'bvn'}
            inputMode={form.values.idType === 'bvn' ? 'numeric' : 'text'}
            autoCapitalize="characters"
            spellCheck={false}
          />
        )
      default:
        return null
    }
  }
  if (form.page > 0)
    return (
      <LazyChunk
        chunk={registerTransactionsChunks.laterFields}
        fallback={form.fields.map((name) => <Skeleton key={name} size="control" />)}
      >
        {(TransactionLaterFields) => <TransactionLaterFields {...props} />}
      </LazyChunk>
    )
  return (
    <>
      {offersCustomers && (
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
