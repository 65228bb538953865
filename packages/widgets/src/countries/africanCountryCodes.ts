/** The countries of Africa, by their ISO 3166-1 letters. */
export const africanCountryCodes: readonly string[] = (
  'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RW ' +
  'SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW'
).split(' ')
