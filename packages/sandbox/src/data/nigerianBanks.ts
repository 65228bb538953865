import { type BankRow, readBankTable } from './readBankTable.ts'

/**
 * Nigeria: commercial, merchant and non-interest banks first, then payment service banks and wallets, mortgage
 * banks and finance companies, and microfinance banks. Codes are the payment codes of the banks: three digits
 * for the older ones, five or six for the rest. Some repeat, and some banks are closed or were merged away.
 */
export const nigerianBanks: BankRow[] = readBankTable({
  country: 'nigeria',
  firstId: 1,
  types: { n: 'nuban' },
  text: `
044|ng|Access Bank
063|ng|Access Bank (Diamond)
035A|ng|ALAT by Wema
108|n|Alpha Morgan Bank
000304|n|Alternative Bank
023|n|Citibank Nigeria
050|n|Ecobank Nigeria
084|n-x|Enterprise Bank
070|ng|Fidelity Bank
011|ng|First Bank of Nigeria
214|ng|First City Monument Bank
00103|n|Globus Bank
058|ng|Guaranty Trust Bank
030|n-|Heritage Bank
301|n|Jaiz Bank
082|n|Keystone Bank
303|n|Lotus Bank
014|n-x|Mainstreet Bank
561|n|Nova Bank
107|n|Optimus Bank Limited
104|n|Parallex Bank
076|n|Polaris Bank
105|n|PremiumTrust Bank
101|n|Providus Bank
106|n|Signature Bank Ltd
076|n-x|Skye Bank
221|ng|Stanbic IBTC Bank
068|n|Standard Chartered Bank
232|ng|Sterling Bank
00305|n|Summit Bank
100|n|SunTrust Bank
302|n|TAJ Bank
109|n|Tatum Bank
102|n|Titan Trust Bank
032|ng|Union Bank of Nigeria
033|ng|United Bank for Africa
215|n|Unity Bank
035|ng|Wema Bank
057|ng|Zenith Bank
559|n|Coronation Merchant Bank
501|n|FSDH Merchant Bank Limited
562|n|Greenwich Merchant Bank
502|n|Rand Merchant Bank
120001|n|9mobile 9Payment Service Bank
120004|n|Airtel Smartcash PSB
120002|n|HopePSB
946|n|Money Master PSB
120003|n|MTN MoMo PSB
565|n|Carbon
50126|n|Eyowo
100022|n|GoMoney
100025|n|KongaPay
50211|n|Kuda Bank
50515|n|Moniepoint MFB
999992|n|OPay Digital Services Limited (OPay)
100002|n|Paga
999991|n|PalmPay
311|n|Parkway - ReadyCash
100039|n|Paystack-Titan
00716|n|Pocket App
125|n|Rubies MFB
51310|n|Sparkle Microfinance Bank
51269|n|Tangerine Money
566|n|VFD Microfinance Bank Limited
100040|n|Xpress Wallet
51318|n|FairMoney Microfinance Bank
51113|n|Safe Haven MFB
404|n|Abbey Mortgage Bank
90077|n|AG Mortgage Bank
401|n|ASO Savings and Loans
90070|n|Brent Mortgage Bank
070027|n|CityCode Mortgage Bank
413|n|FirstTrust Mortgage Bank Nigeria
812|n|Gateway Mortgage Bank Ltd
90065|n|Haggai Mortgage Bank
90012|n|Ibom Mortgage Bank
415|n|Imperial Homes Mortgage Bank
070016|n|Infinity Trust Mortgage Bank
402|n|Jubilee Life Mortgage Bank
90052|n|Lagos Building Investment Company Plc
031|n|Living Trust Mortgage Bank
268|n|Platinum Mortgage Bank
90067|n|Refuge Mortgage Bank
070022|n|STB Mortgage Bank
40195|n|78 Finance Company Ltd
FC40163|n|Branch International Finance Company Limited
050032|n|Centrum Finance
FC40128|n|County Finance Limited
40119|n|Credit Direct Limited
090678|n|Excel Finance Bank
050002|n|Fewchore Finance Company Limited
050021|n|PFI Finance Company Limited
050023|n|Prosperis Finance Limited
40165|n|Sage Grey Finance Limited
050020|n|Vale Finance Limited
402001|n|Whitecrust Finance Company
51455|n|5TT MFB
090629|n|9jaPay Microfinance Bank
51204|n|Above Only MFB
51312|n|Abulesoro MFB
602|n|Accion Microfinance Bank
090759|n|Advancly MFB
50315|n|Aella MFB
50036|n|Ahmadu Bello University Microfinance Bank
51336|n|AKU Microfinance Bank
090561|n|Akuchukwu Microfinance Bank Limited
50055|n|Al-Barakah Microfinance Bank
51074|n|Alert MFB
50059|n|Allworkers MFB
50926|n|Amju Unique MFB
50083|n|Aramoko MFB
50092|n|Assets Microfinance Bank
MFB50094|n|Astrapolaris MFB Ltd
090478|n|Avuenegbe Microfinance Bank
51351|n|AwaCash Microfinance Bank
51337|n|Aztec Microfinance Bank Limited
51229|n|Bainescredit MFB
50117|n|Banc Corp Microfinance Bank
11072|n|Bank78 Microfinance Bank
50572|n|BankIT MFB
50572|n|BankIT Microfinance Bank Ltd
51341|n|Bankly MFB
MFB50992|n|Baobab Microfinance Bank
51100|n|BellBank Microfinance Bank
51267|n|Benysta Microfinance Bank Limited
50122|n|Berachah Microfinance Bank Ltd
50123|n|Beststar Microfinance Bank
50725|n|Bold MFB
51449|n|Boost Microfinance Bank
650|n|Bosak Microfinance Bank
50931|n|Bowen Microfinance Bank
50645|n|BuyPower MFB
51353|n|Cashbridge Microfinance Bank Limited
865|n|CashConnect MFB
51437|n|Cedrus MFB
50823|n|CEMCS Microfinance Bank
50171|n|Chanelle Microfinance Bank Limited
312|n|Chikum Microfinance Bank
50910|n|Consumer Microfinance Bank
51458|n|Cool Microfinance Bank Limited
50204|n|Corestep MFB
51297|n|Crescent MFB
090560|n|Crust Microfinance Bank
50216|n|Crutech Microfinance Bank Ltd
51368|n|Dash Microfinance Bank
51334|n|Davenport Microfinance Bank
51450|n|Dillon Microfinance Bank
50162|n|Dot Microfinance Bank
50922|n|EBSU Microfinance Bank
50263|n|Ekimogun MFB
098|n|Ekondo Microfinance Bank
50280|n|Eso-E Microfinance Bank Limited
51475|n|Ethica MFB
51241|n|FCMB MFB
50298|n|Fedeth MFB
51110|n|FFS Microfinance Bank
51314|n|Firmus MFB
090164|n|First Royal Microfinance Bank
51333|n|FirstMidas MFB
090567|n|Flutterwave MFB
D53|n|Fortress MFB
832|n|FUTMINNA Microfinance Bank
MFB51093|n|Garun Mallam MFB
090574|n|Goldman MFB
090664|n|Good Shepherd Microfinance Bank
50739|n|Goodnews Microfinance Bank
51276|n|Grooming Microfinance Bank
50368|n|GTI MFB
51251|n|Hackman Microfinance Bank
50383|n|Hasal Microfinance Bank
51364|n|Hayat Trust MFB
51211|n|iBank Microfinance Bank
51279|n|IBBU MFB
51244|n|Ibile Microfinance Bank
50439|n|Ikoyi Osun MFB
50442|n|Ilaro Poly Microfinance Bank
50453|n|Imowo MFB
50457|n|Infinity MFB
090701|n|Isua MFB
50502|n|Kadpoly MFB
51308|n|Kanopoly MFB
5129|n|Kayvee Microfinance Bank
899|n|Kolomoni MFB
50200|n|Kredi Money MFB Ltd
091003|n|Lemmy MFB
090420|n|Letshego Microfinance Bank
50549|n|Links MFB
50491|n|Loma MFB
51444|n|Maal MFB
090171|n|Mainstreet Microfinance Bank
51474|n|Mayden Microfinance Bank
50563|n|Mayfair MFB
50570|n|Mega Microfinance Bank
50304|n|Mint MFB
09|n|Mint-Finex MFB
090190|n|Mutual Benefits Microfinance Bank
090679|n|NDCC Microfinance Bank
51361|n|Net Microfinance Bank
51142|n|Nigerian Navy Microfinance Bank Limited
51304|n|NIRSAL Microfinance Bank
50072|n|Nombank MFB
51371|n|Novus MFB
50629|n|NPF Microfinance Bank
51261|n|NSUK Microfinance Bank
51392|n|Nuvion MFB
50689|n|Olabisi Onabanjo University Microfinance Bank
50697|n|Oluchukwu Microfinance Bank Ltd
51477|n|Pact Microfinance Bank
090680|n|Pathfinder Microfinance Bank Limited
51457|n|Paystack MFB
50743|n|Peace Microfinance Bank
51226|n|PecanTrust Microfinance Bank Limited
51146|n|Personal Trust MFB
50746|n|Petra Microfinance Bank Plc
MFB51452|n|Pettysave MFB
50864|n|Polyunwana MFB
50739|n|Prospa Capital Microfinance Bank
51293|n|QuickFund MFB
090496|n|Randalpha Microfinance Bank
50130|n|Rank MFB
50761|n|Rehoboth Microfinance Bank
50994|n|Rephidim Microfinance Bank
51375|n|Retrust MFB
51108|n|Rex Microfinance Bank
51286|n|Rigo Microfinance Bank Limited
50767|n|Rockshield Microfinance Bank
50582|n|Shield MFB
51062|n|Solid Allianze MFB
50800|n|Solid Rock MFB
50756|n|Spectrum MFB Ltd
51429|n|Springfield Microfinance Bank
090162|n|Stanford Microfinance Bank
50809|n|Stateside Microfinance Bank
51253|n|Stellas MFB
50968|n|Supreme MFB
51403|n|TENN
677|n|Think Finance Microfinance Bank
090708|n|TransPay MFB
51118|n|TrustBanc J6 Microfinance Bank
50840|n|U and C MFB
50840|n|U&C Microfinance Bank Ltd
51396|n|UBJ Microfinance Bank Limited
090706|n|UCEE MFB
51322|n|Uhuru MFB
51080|n|Ultraviolet Microfinance Bank
50870|n|Unaab Microfinance Bank Limited
51447|n|UNIABUJA MFB
50871|n|Unical MFB
51316|n|Unilag Microfinance Bank
50875|n|UNIMAID Microfinance Bank
50880|n|UNIUYO Microfinance Bank Ltd
50894|n|Uzondu Microfinance Bank Awka Anambra State
51085|n|Victory MFB
51355|n|Waya Microfinance Bank
51386|n|Weston Charis MFB
51253|n|YCT MFB
594|n|Yes MFB
51373|n|Zitra MFB
`,
})
