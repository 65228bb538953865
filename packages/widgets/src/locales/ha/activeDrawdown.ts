import type { activeDrawdown as english } from '../../copy/en/activeDrawdown.ts'
import type { Translation } from '../Translation.ts'

export const activeDrawdown: Translation<typeof english> = {
  'activeDrawdown.title': 'Ɗibar rance da ke aiki',
  'activeDrawdown.drawn': 'Adadin da aka ɗiba',
  'activeDrawdown.outstanding': 'Saura a biya',
  'activeDrawdown.repaid': 'An biya zuwa yanzu',
  'activeDrawdown.meter': 'An biya {repaid} daga cikin {expected} ({percent})',
  'activeDrawdown.dueOn': 'Ana sa ran biya kafin',
  'activeDrawdown.maturity': 'Ranar cikar wa’adi',
  'activeDrawdown.disbursedOn': 'Ranar ba da kuɗi',
  'activeDrawdown.tenor': 'Wa’adi',
  'activeDrawdown.days': { one: 'Kwana {count}', other: 'Kwana {count}' },
  'activeDrawdown.none.title': 'Babu ɗibar rance da ke aiki',
  'activeDrawdown.none.text':
    'Idan kuka ɗibi rance daga iyakar rancenku, bashin da ke kanku zai bayyana a nan.',
  'activeDrawdown.request': 'Nemi ɗibar rance',
  'activeDrawdown.repay': 'Biya bashi',
  'activeDrawdown.status.pending': 'Ana jira',
  'activeDrawdown.status.paid': 'An biya',
  'activeDrawdown.status.none': 'Babu matsayi',
  'activeDrawdown.dueSoon': { one: 'Saura kwana {count} a biya', other: 'Saura kwana {count} a biya' },
  'activeDrawdown.dueToday': 'Yau ne ranar biya',
  'activeDrawdown.overdue': {
    one: 'Kwana {count} bayan ranar biya',
    other: 'Kwana {count} bayan ranar biya',
  },
  'activeDrawdown.overdueNote':
    'Mu ne muka lissafa haka daga ranaku. Sabis ɗin rance bai ce lokacin biyan ya wuce ba.',
  'activeDrawdown.paidOn': 'An biya ranar {date}.',
  'activeDrawdown.currencyUnknown': 'Sabis ɗin rance bai faɗi nau’in kuɗin waɗannan adadi ba.',
  'activeDrawdown.failed': 'Ba mu iya loda ɗibar rancenku ba',
}
