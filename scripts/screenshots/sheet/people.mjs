/** The demo's people whose screens the contact sheet shows, as `npm start` prints them. */
export const people = {
  ada: { email: 'ada@adaeze.example', password: 'demo-adaeze', base: '/p/cp_adaeze' },
  kofi: { email: 'kofi@kwame.example', password: 'demo-kwame', base: '/p/cp_kwame' },
  hana: { email: 'hana@harbour.example', password: 'demo-harbour', base: '/p/cp_adaeze' },
  musa: { email: 'musa@harmattan.example', password: 'demo-harmattan', base: '/p/cp_nodrawdown_404' },
  zainab: { email: 'zainab@harmattan.example', password: 'demo-approver', base: '/p/cp_nodrawdown_404' },
}
