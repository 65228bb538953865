import type { creditLimit as english } from '../../copy/en/creditLimit.ts'
import type { Translation } from '../Translation.ts'

export const creditLimit: Translation<typeof english> = {
  'creditLimit.title': 'Ókè mgbaziri',
  'creditLimit.available': 'Ego ị ka nwere ike ịgbaziri',
  'creditLimit.notStated': 'E kwughị ya',
  'creditLimit.limit': 'Ókè',
  'creditLimit.drawn': 'Ego a gbaziri',
  'creditLimit.meter': 'A gbaziri {drawn} n’ime {limit}',
  'creditLimit.meterPercent': 'A gbaziri {drawn} n’ime {limit} ({percent})',
  'creditLimit.overdrawn': 'Ego a gbaziri karịrị ihe ókè ahụ kwere.',
  'creditLimit.fullyDrawn': 'A gbaziri ókè ahụ niile.',
  'creditLimit.none.title': 'Enwebeghị ókè mgbaziri',
  'creditLimit.none.text': 'Mgbe a nabatara nyocha mgbaziri gị, ókè gị ga-apụta ebe a.',
  'creditLimit.status.active': 'Na-arụ ọrụ',
  'creditLimit.status.expired': 'Oge ya agwụla',
  'creditLimit.status.closed': 'E mechiri ya',
  'creditLimit.status.none': 'Ọnọdụ adịghị',
  'creditLimit.expired': 'Oge ókè a agwụla. I nweghịzi ike ịgbaziri ego na ya.',
  'creditLimit.expiredOn': 'Oge ókè a gwụrụ na {date}. I nweghịzi ike ịgbaziri ego na ya.',
  'creditLimit.closed': 'E mechiri ókè a. I nweghịzi ike ịgbaziri ego na ya.',
  'creditLimit.validUntil': 'Ọ dị ire ruo',
  'creditLimit.inDollars': 'Na dọla Amerịka',
  'creditLimit.request': 'Rịọ mgbaziri ego',
  'creditLimit.failed': 'Anyị enweghị ike ibubata ókè mgbaziri gị',
}
