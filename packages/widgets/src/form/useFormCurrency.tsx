'use client'
import { type ReactNode, useCallback, useState } from 'react'
import { NoCurrency } from '../acting-for/NoCurrency.tsx'
import { useCurrency } from '../root/useCurrency.ts'
import { Skeleton } from '../ui/Skeleton.tsx'

type FormCurrency = {
  currency: string | null
  /** Rendered instead of the fields: no amount can be entered while its currency is not known. */
  wait: ReactNode
}

/** The currency of a form that moves or reports money, and the content in place of the form until it is known. */
export function useFormCurrency(parameters: Parameters<typeof useCurrency>[0]): FormCurrency {
  const of = parameters.customerPartnerId
  const { currency, isAsked, limit } = useCurrency(parameters)
  const [found, setFound] = useState<{ of: typeof of; currency: string }>()
  const onFound = useCallback((found: string) => setFound({ of, currency: found }), [of])
  if (currency !== null) return { currency, wait: null }
  if (found?.of === of && found) return { currency: found.currency, wait: null }
  // `isAsked` stays true during a refetch: the notice below refetches the limit, and must not disappear because of that.
  if (!isAsked) return { currency, wait: <FieldsSkeleton /> }
  return {
    currency,
    wait: <NoCurrency customerPartnerId={of} limit={limit} onFound={onFound} />,
  }
}

/** About as tall as the fields, so that the content below stays in place when they come. */
function FieldsSkeleton(): ReactNode {
  return (
    <div className="ol-Form">
      <p className="ol-Card-lead">
        <Skeleton size="full" /> <Skeleton size="full" /> <Skeleton size="long" />
      </p>
      {[1, 2, 3, 4].map((field) => (
        <div key={field} className="ol-Field">
          <Skeleton />
          <Skeleton size="control" />
        </div>
      ))}
      <Skeleton size="control" />
    </div>
  )
}
