import type { CustomerPartner } from '@onlend/core'
import type { CreateBusinessReview, LikelyDuplicate } from './createBusinessFormTypes.ts'

/**
 * The business of a channel partner's list that looks like the one being filled in, by tax number, e-mail or name. The list names
 * the same things otherwise (T91): `name` is the business name, `legal_name` the registered one, `tin` the tax number.
 */
export function findLikelyDuplicate(
  review: CreateBusinessReview,
  partners: readonly CustomerPartner[],
): LikelyDuplicate | null {
  const present = partners.filter(({ is_deleted: isDeleted }) => isDeleted !== true)
  const find = (by: LikelyDuplicate['by'], isSame: (partner: CustomerPartner) => boolean) => {
    const partner = present.find(isSame)
    return partner ? { partner: { id: partner.id, name: partner.name }, by } : null
  }
  return (
    find('taxId', ({ tin }) => isAlike(review.taxId, tin)) ??
    find(
      'email',
      (partner) =>
        isSameEmail(review.email, partner.email) || isSameEmail(review.email, partner.business_email),
    ) ??
    find(
      'name',
      (partner) =>
        isAlike(review.businessName, partner.name) || isAlike(review.companyName, partner.legal_name),
    )
  )
}

function isSameEmail(typed: string, known: string | null): boolean {
  return known !== null && typed !== '' && typed.toLowerCase() === known.trim().toLowerCase()
}

/** Case, accents and what stands between letters and digits make no difference. */
function isAlike(typed: string, known: string | null): boolean {
  const plain = fold(typed)
  return known !== null && plain !== '' && plain === fold(known)
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
