# Six-Bid pamokos lietuviškai.

learn-title-sixbid = Išmokite Six-Bid

lesson-sixbid-solo-title = Solo
lesson-sixbid-solo-begin = Žaidžia trys, kiekvienas už save. Dalijo Rytai, todėl pirmi kalbate jūs.
lesson-sixbid-solo-1 = Trys tūzai ir dešimtakė: siūlykite solo. Jums reikia 60 akių, vienam prieš du.
lesson-sixbid-solo-2 = Keturi būgnai su tūzu ir karaliumi: įvardykite būgnus. Čirvai būna koziriai tik žaidžiant čirvų solo.
lesson-sixbid-solo-3 = Eikite maža kryžių korta: tai nieko nekainuoja, ir kryžių turėsite viena mažiau.
lesson-sixbid-solo-4 = Guli dešimtakė ir valetas: imkite juos kozirių tūzu.
lesson-sixbid-solo-5 = Jūsų karalius – aukščiausias likęs koziris. Traukite juo kozirius.
lesson-sixbid-solo-6 = Liko vienas koziris, dama. Jūsų čirvų tūzas aukščiausias.
lesson-sixbid-solo-7 = Dabar aukščiausia dešimtakė.
lesson-sixbid-solo-9 = Dedate paskutiniai, ir valeto užtenka.
lesson-sixbid-solo-end = 80 akių, iš jų 3 talone; reikėjo 60. Kiti du moka jums po 40 vienetų.

lesson-sixbid-misere-title = Prieš mizerį
lesson-sixbid-misere-begin = Pirmi kalba Rytai ir siūlo mizerį: jie turi neimti nė vieno kirčio, o kozirių nėra.
lesson-sixbid-misere-1 = Garantiniam solo kortos per silpnos: pasuokite ir žaiskite kartu su Šiaure.
lesson-sixbid-misere-2 = Turite dėti į spalvą. Jūsų dešimtakė ima kirtį, todėl toliau einate jūs.
lesson-sixbid-misere-4 = Eikite čirvų devynake: Rytai ją ims, jei neturi mažesnės.
lesson-sixbid-misere-5 = Rytai čirvų nebeturi. Imkite kirtį ir eikite kita spalva.
lesson-sixbid-misere-7 = Leiskite Šiaurei imti kirtį dama: Šiaurė turi būgnų, kuriais gali eiti.
lesson-sixbid-misere-8 = Būgnų neturite: numeskite kryžių kortą, ir kirtis bus Rytų.
lesson-sixbid-misere-end = Rytai paėmė kirtį, todėl mizeris pralaimėtas. Rytai moka jums abiem po 30 vienetų.
