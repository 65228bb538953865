import * as Dialog from '@radix-ui/react-dialog'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useFormState } from 'react-hook-form'
import * as z from 'zod/mini'

const schema = z.object({
  amount: z.string().check(z.regex(/^\d+([.,]\d{1,2})?$/)),
  accountNumber: z.string().check(z.regex(/^\d{10}$/)),
  bank: z.string().check(z.minLength(1)),
  accountName: z.string().check(z.minLength(2)),
})

async function resolver(values) {
  const checked = schema.safeParse(values)
  if (checked.success) return { values: checked.data, errors: {} }
  const errors = {}
  for (const { path } of checked.error.issues) errors[path[0]] ??= { type: 'invalid' }
  return { values: {}, errors }
}

const fields = [
  ['amount', 'Amount', 'decimal'],
  ['accountNumber', 'Account number', 'numeric'],
  ['bank', 'Bank', 'text'],
  ['accountName', 'Name on the account', 'text'],
]

/** A bare withdrawal with exactly the libraries that the kit is made with. */
function Withdrawal() {
  const [review, setReview] = useState(null)
  const { register, handleSubmit, control } = useForm({ resolver, mode: 'onSubmit' })
  const { errors } = useFormState({ control })
  useQuery({
    queryKey: ['banks'],
    retry: false,
    queryFn: async () => (await fetch('/lending/v1/banks')).json(),
  })
  return (
    <form onSubmit={handleSubmit(setReview)} noValidate>
      <h2>Withdraw money</h2>
      {fields.map(([name, label, inputMode]) => (
        <label key={name}>
          {label} <input {...register(name)} inputMode={inputMode} />
          {errors[name] && <span role="alert">Check this</span>}
        </label>
      ))}
      <button type="submit">Review</button>
      <Dialog.Root open={review !== null} onOpenChange={() => setReview(null)}>
        <Dialog.Portal>
          <Dialog.Overlay />
          <Dialog.Content aria-describedby={undefined}>
            <Dialog.Title>Review</Dialog.Title>
            <p>{JSON.stringify(review)}</p>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </form>
  )
}

export function LibraryPage() {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <Withdrawal />
    </QueryClientProvider>
  )
}
