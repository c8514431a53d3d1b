// Made by test/support/similar/lexicon/make.ts; where it comes from: NOTICE.md.
export const FORMS: string = `abacus abacuses
abet abetted abetting
abhor abhorred abhorring
abut abutted abutting
accompany accompanied
acidify acidified
acquit acquitted acquitting
add added adding
addendum addenda
admit admitted admitting
airdrop airdropped airdropping
airy airier airiest
alias aliased aliases aliasing
alkali alkalies
allot allotted allotting
ally allied
alumna alumnae
alumnus alumni
amanuensis amanuenses
amnesty amnestied
amniocentesis amniocenteses
amoeba amoebae
amplify amplified
analysis analyses
angry angrier angriest
annul annulled annulling
antenna antennae
antihero antiheroes
antithesis antitheses
anus anuses
aphelion aphelia
apotheosis apotheoses
apparatus apparatuses
appendix appendices
apply applied
apprentice apprenticed apprenticing
archipelago archipelagoes
arise arisen arose
arty artier artiest
ash ashes
ashy ashier ashiest
atlas atlases
atrium atria
atrophy atrophied
aver averred averring
awake awoke awoken
baby babied
bacillus bacilli
backbite backbit backbitten
backslide backslid
bag bagged bagging
baggy baggier baggiest
balky balkier balkiest
balmy balmier balmiest
ban bani banned banning
bandy bandied bandier bandiest
bar barred barring
barrel barrelled barrelling
base bases
bat batted batting
batty battier battiest
bawdy bawdier bawdiest
beady beadier beadiest
bear bore born borne
beastly beastlier beastliest
beat beaten
beatify beatified
beau beaux
beautify beautified
become became
bed bedded bedding
bedevil bedevilled bedevilling
beef beeves
beefy beefier beefiest
befall befallen befell
befit befitted befitting
befog befogged befogging
beg begged begging
beget begat begetting begot begotten
begin began beginning begun
behold beheld beholden
belie belying
belly bellied
bend bent
berry berried
beseech besought
beset besetting
bespeak bespoke bespoken
bestir bestirred bestirring
bestride bestridden bestrode
bet betting
betake betaken betook
bethink bethought
bevel bevelled bevelling
bias biased biases biasing biassed biassing
bid bade bidden bidding
big bigger biggest
bin binned binning
bitchy bitchier bitchiest
bite bitten
bivouac bivouacked bivouacking
blab blabbed blabbing
bleary blearier bleariest
bleed bled
blob blobbed blobbing
bloodthirsty bloodthirstier bloodthirstiest
bloody bloodied bloodier bloodiest
blot blotted blotting
blow blew blown
blowzy blowzier blowziest
blue blued bluer bluest bluing
bluefish bluefishes
bluff bluffed bluffing
blur blurring
bob bobbed bobbing
bobsled bobsledded bobsledding
bonny bonnier bonniest
bonus bonuses
bony bonier boniest
bookshelf bookshelves
bootleg bootlegged
boozy boozier booziest
bop bopped bopping
bossy bossier bossiest
bouncy bouncier bounciest
boycott boycotted boycotting
brag bragged bragging
brainchild brainchildren
brainy brainier brainiest
brassy brassier brassiest
brawny brawnier brawniest
break broke broken
breathy breathier breathiest
breed bred
breezy breezier breeziest
brim brimmed brimming
bring brought
briny brinier briniest
bronchus bronchi
brother brethren
browbeat browbeaten
bubbly bubblier bubbliest
bucktooth buckteeth
bud budded budding
buff buffed buffing
buffalo buffaloes
bug bugged bugging
buggy buggier buggiest
build built
bulky bulkier bulkiest
bulldog bulldogging
bullshit bullshitted bullshitting
bully bullied
bum bummed bumming
bumpy bumpier bumpiest
burly burlier burliest
burn burnt
burr burred burring
bury buried
bus bused buses busing busses
bushel bushelled bushelling
bushy bushier bushiest
busy busied busier busiest
buy bought
cactus cacti
caddie caddied caddies caddying
caduceus caducei
cagey cagier cagiest
calcify calcified
calculus calculi
calf calves
calico calicoes
callous callouses callousing
callus callused calluses callusing
campus campuses
cancel cancelled cancelling
candelabrum candelabra
candy candied
canny cannier canniest
canopy canopied
canvas canvased canvases canvasing
cap capped capping
cargo cargoes
carol carolled carolling
carpus carpi
carry carried
catch caught
catchy catchier catchiest
catfish catfishes
catnap catnapped catnapping
catty cattier cattiest
caucus caucused caucuses caucusing
cavil cavilled cavilling
census censused censuses censusing
cerebrum cerebra
certify certified
cervix cervices
chaff chaffed chaffing
chancy chancier chanciest
channel channelled channelling
chap chapped chapping
char charred charring
chary charier chariest
chat chatted chatting
chatty chattier chattiest
cheeky cheekier cheekiest
cheery cheerier cheeriest
cheesy cheesier cheesiest
cherub cherubim
chewy chewier chewiest
child children
chilly chillier chilliest
chin chinned chinning
chintzy chintzier chintziest
chip chipped chipping
chisel chiselled chiselling
chitchat chitchatted chitchatting
choose chose chosen
choosy choosier choosiest
chop chopped chopping
choppy choppier choppiest
chorus chorused choruses chorusing
chubby chubbier chubbiest
chug chugged chugging
chum chummed chumming
chummy chummier chummiest
chunky chunkier chunkiest
cicatrix cicatrices
cilium cilia
circumstance circumstanced circumstancing
circus circuses
citrus citruses
clam clammed clamming
clammy clammier clammiest
clap clapped clapping
clarify clarified
classify classified
classy classier classiest
cleanly cleanlier cleanliest
cleave clove cloven
cling clung
clip clipped clipping
clog clogged clogging
clop clopped clopping
clot clotting
cloudy cloudier cloudiest
cloverleaf cloverleaves
club clubbed clubbing
clue clued cluing
clumsy clumsier clumsiest
coccus cocci
coccyx coccyges
cochlea cochleae
cocky cockier cockiest
cod codded codding
codex codices
codfish codfishes
codify codified
coif coiffed coiffing
colon cola colones
colossus colossi
come came
comely comelier comeliest
comfy comfier comfiest
commit committed committing
compel compelled compelling
comply complied
con conned conning
concur concurred concurring
confab confabbed confabbing
confer conferred conferring
consensus consensuses
consortium consortia
continuum continua
control controlled controlling
cop copped copping
copy copied
corny cornier corniest
corpus corpora
corral corralled corralling
cortex cortices
cosmos cosmoses
costly costlier costliest
counsel counselled counselling
countenance countenanced countenancing
counterbalance counterbalancing
countersink countersunk
courtly courtlier courtliest
cozy cozier coziest
crab crabbed crabbing
crabby crabbier crabbiest
crafty craftier craftiest
craggy craggier craggiest
cram crammed cramming
cranky crankier crankiest
crap crapped crapping
crayfish crayfishes
crazy crazier craziest
creamy creamier creamiest
creep crept
creepy creepier creepiest
crematorium crematoria
crib cribbed cribbing
crisis crises
crispy crispier crispiest
criterion criteria
crocus crocuses
crop cropped cropping
crossbreed crossbred
crucify crucified
crumbly crumblier crumbliest
crumby crumbier crumbiest
crummy crummier crummiest
crusty crustier crustiest
cry cried cries crying cryings
cudgel cudgelled cudgelling
cue cued cuing
cuff cuffed cuffing
cumulus cumuli
cup cupped cupping
curly curlier curliest
curriculum curricula
curry curried
curtsy curtsied
cut cutting
cute cuter
cuttlefish cuttlefishes
dab dabbed dabbing
dado dadoes
daffy daffier daffiest
dainty daintier daintiest
dais daises
dally dallied
dam dammed damming
dandy dandier dandiest
deadly deadlier deadliest
deal dealt
debar debarred debarring
debug debugged debugging
declassify declassified
decry decried
deeply deeper
defer deferred deferring
defy defied
dehumidify dehumidified
deify deified
demur demurred demurring
deny denied
descry descried
desideratum desiderata
desperado desperadoes
deter deterred deterring
detoxify detoxified
devil devilled devilling
dewy dewier dewiest
diagram diagrammed diagramming
dial dialled dialling
dialysis dialyses
dicey dicier diciest
dictum dicta
die dying
dieresis diereses
dig digging dug
dim dimmed dimmer dimmest dimming
din dinned dinning
dingo dingoes
dingy dingier dingiest
dinky dinkier dinkiest
dip dipped dipping
dirty dirtied dirtier dirtiest
disbar disbarred disbarring
discus discuses
disembowel disembowelled disembowelling
dishevel dishevelled dishevelling
disinter disinterred disinterring
dispel dispelled dispelling
dive dove
divvy divvied
dizzy dizzied dizzier dizziest
dog dogged dogging
dogfish dogfishes
domino dominoes
don donned donning
dopey dopier dopiest
dormouse dormice
dot dotted dotting
doughty doughtier doughtiest
doughy doughier doughiest
dowdy dowdier dowdiest
downy downier downiest
drab drabber drabbest
drafty draftier draftiest
drag dragged dragging
draw drawn drew
dream dreamt
dreamy dreamier dreamiest
dreary drearier dreariest
dressy dressier dressiest
drink drank drunk
drip dripped dripping
drive driven drove
drivel drivelled drivelling
drop dropped dropping
drowsy drowsier drowsiest
drub drubbed drubbing
drug drugged drugging
drum drummed drumming
dry dried drier dries driest dryer
dub dubbed dubbing
duel duelled duelling
dumpy dumpier dumpiest
dun dunned dunner dunnest dunning
dusky duskier duskiest
dusty dustier dustiest
dwell dwelt
dye dyed
early earlier earliest
earthly earthlier earthliest
earthy earthier earthiest
easy easier easiest
eat ate eaten
eavesdrop eavesdropped eavesdropping
ebb ebbed
echo echoes
eddy eddied
edgy edgier edgiest
edify edified
eerie eerier eeriest
egg egged egging
electrify electrified
elf elves
ellipsis ellipses
embargo embargoes
embed embedding
embody embodied
emit emitted emitting
emphasis emphases
empty emptied emptier emptiest
emulsify emulsified
enamel enamelled enamelling
entrap entrapped entrapping
envy envied
epidermis epidermises
equal equalled equalling
equip equipped equipping
err erred erring
erratum errata
esophagus esophagi oesophagi
espy espied
eucalyptus eucalypti
evidence evidenced evidencing
exceed exceeded exceeding
excel excelled excelling
executrix executrices
exegesis exegeses
exemplify exemplified
exodus exoduses
expel expelled expelling
experience experienced experiencing
extol extolled extolling
eye eyed
eyetooth eyeteeth
fag fagged fagging
fall fallen fell
falsify falsified
fan fanned fanning
fancy fancied fancier fanciest
fantasy fantasied
fat fatter fattest
fatty fattier fattiest
faulty faultier faultiest
feed fed
feel felt
feisty feistier feistiest
ferry ferried
fetus fetuses
fez fezzes
fiasco fiascoes
fib fibbed fibbing
fibula fibulae
fight fought
filmy filmier filmiest
filthy filthier filthiest
find found
fish fishes
fishwife fishwives
fishy fishier fishiest
fit fitted fitter fittest fitting
flabby flabbier flabbiest
flag flagged flagging
flagellum flagella
flaky flakier flakiest
flannel flannelled flannelling
flap flapped flapping
flashy flashier flashiest
flat flatted flatter flattest flatting
flatfish flatfishes
flatfoot flatfeet
flee fled
fleecy fleecier fleeciest
fleshly fleshlier fleshliest
fleshy fleshier fleshiest
flighty flightier flightiest
flimflam flimflammed flimflamming
flimsy flimsier flimsiest
fling flung
flinty flintier flintiest
flip flipped flipping
flit flitted flitting
flog flogged flogging
floodlight floodlit
flop flopped flopping
floppy floppier floppiest
flub flubbed flubbing
fluff fluffed fluffing
fluffy fluffier fluffiest
fluky flukier flukiest
flurry flurried
fly flew flied flies flown
flyleaf flyleaves
foamy foamier foamiest
fob fobbed fobbing
focus focused focuses focusing
fog fogged fogging
foggy foggier foggiest
folksy folksier folksiest
foolhardy foolhardier foolhardiest
foot feet
forbear forbore forborne
forbid forbade forbidden forbidding
forefoot forefeet
forego foregone forewent
foresee foresaw foreseen
foretell foretold
forget forgetting forgot forgotten
forgive forgave forgiven
forgo forgone forwent
format formatted formatting
formula formulae
forsake forsaken forsook
forswear forswore forsworn
fortify fortified
foxtrot foxtrotted foxtrotting
foxy foxier foxiest
fracas fracases
freaky freakier freakiest
free freed freer freest
freeze froze frozen
frenzy frenzied
fresco frescoes
fret fretted fretting
friendly friendlier friendliest
frisky friskier friskiest
frizzy frizzier frizziest
frolic frolicked frolicking
frosty frostier frostiest
frowzy frowzier frowziest
fructify fructified
fruity fruitier fruitiest
fry fries
fuel fuelled fuelling
fungus fungi
funky funkier funkiest
funnel funnelled funnelling
funny funnier funniest
fur furred furring
furry furrier furriest
fussy fussier fussiest
fusty fustier fustiest
fuzzy fuzzier fuzziest
gabby gabbier gabbiest
gad gadded gadding
gag gagged gagging
gainsay gainsaid
gambol gambolled gambolling
gamy gamier gamiest
ganglion ganglia
gas gases gassed gassing
gassy gassier gassiest
gaudy gaudier gaudiest
gauzy gauzier gauziest
gawky gawkier gawkiest
gazette gazetted gazetting
gee geed
gel gelled gelling
genesis geneses
genius genii geniuses
genus genera
get getting got gotten
ghastly ghastlier ghastliest
ghostly ghostlier ghostliest
ghostwrite ghostwritten ghostwrote
giddy giddier giddiest
gig gigged gigging
gin ginned ginning
ginkgo ginkgoes
gird girt
give gave given
glad gladder gladdest
gladiolus gladioli
glassy glassier glassiest
glib glibber glibbest
glissando glissandi
gloomy gloomier gloomiest
glorify glorified
glory gloried
glossy glossier glossiest
glue glued gluing
glum glummer glummest
glut glutted glutting
go goes gone went
godchild godchildren
godly godlier godliest
goldfish goldfishes
goodly goodlier goodliest
gooey gooier gooiest
goofy goofier goofiest
goose geese
gory gorier goriest
grab grabbed grabbing
graffito graffiti
grainy grainier grainiest
grandchild grandchildren
grassy grassier grassiest
grave graven
gravel gravelled gravelling
greasy greasier greasiest
greedy greedier greediest
grim grimmer grimmest
grin grinned grinning
grip gripped gripping
grisly grislier grisliest
grit gritted gritting
gritty grittier grittiest
grizzly grizzlier grizzliest
groggy groggier groggiest
groovy groovier grooviest
grotto grottoes
grovel grovelled grovelling
grow grew grown
grub grubbed grubbing
grubby grubbier grubbiest
grumpy grumpier grumpiest
guaranty guarantied
guilty guiltier guiltiest
gum gummed gumming
gummy gummier gummiest
gun gunned gunning
gushy gushier gushiest
gusty gustier gustiest
gutsy gutsier gutsiest
gyp gypped gypping
hairy hairier hairiest
half halves
halfpenny halfpence
ham hammed
hamstring hamstringing hamstrung
handcuff handcuffed handcuffing
handicap handicapping
handy handier handiest
hang hung
happy happier happiest
hard harder hardest
hardy hardier hardiest
harry harried
hasty hastier hastiest
hat hatted hatting
haughty haughtier haughtiest
hazy hazier haziest
heady headier headiest
healthy healthier healthiest
hear heard
hearty heartier heartiest
heave hove
heavy heavier heaviest
hefty heftier heftiest
helix helices
hem hemmed hemming
hep hepper heppest
hero heroes
hiatus hiatuses
hide hid
hip hipper hippest
hippopotamus hippopotamuses
hit hitting
hoary hoarier hoariest
hobnob hobnobbed hobnobbing
hobo hoboes
hoe hoed
hog hogged hogging
hold held
holy holier holiest
homely homelier homeliest
homey homier homiest
hoof hooves
hop hopped hopping
horny hornier horniest
horsewhip horsewhipped horsewhipping
hot hotter hottest
housewife housewives
hue hued
huff huffed huffing
hug hugged hugging
hum hummed
humbug humbugged humbugging
humerus humeri
humidify humidified
hungry hungrier hungriest
hurry hurried
husky huskier huskiest
hypnosis hypnoses
hypothalamus hypothalami
hypothesis hypotheses
icy icier iciest
identify identified
impanel impanelled impanelling
impel impelling
impetus impetuses
imply implied
inbreed inbred
inconvenience inconvenienced inconveniencing
incur incurred incurring
indemnify indemnified
index indices
infer inferred inferring
initial initialled initialling
inky inkier inkiest
inlay inlaid
innuendo innuendoes
inset insetting
intensify intensified
inter interred interring
interbreed interbred
interfere interfered interfering
intermarry intermarried
intermezzo intermezzi
interweave interwove
intravenous intravenouses
iris irises
isthmus isthmuses
jab jabbed jabbing
jackknife jackknives
jam jammed jamming
japan japanned japanning
jar jarred jarring
jaunty jauntier jauntiest
jazzy jazzier jazziest
jelly jellied
jellyfish jellyfishes
jerky jerkier jerkiest
jet jetted jetting
jewel jewelled jewelling
jib jibbed jibbing
jig jigged jigging
jimmy jimmied
jinni jinn
jitterbug jitterbugged jitterbugging
job jobbed jobbing
jog jogged jogging
jolly jollied jollier jolliest
jot jotted jotting
jug jugged jugging
juicy juicier juiciest
jumpy jumpier jumpiest
justify justified
jut jutted
keep kept
ken kenned kenning
kennel kennelled kennelling
kibbutz kibbutzim
kid kidded kidding
kidnap kidnapped kidnapping
kindly kindlier kindliest
kinky kinkier kinkiest
knee kneed
kneecap kneecapped kneecapping
kneel knelt
knife knives
knit knitted knitting
knot knotted knotting
knotty knottier knottiest
know knew known
kohlrabi kohlrabies
kooky kookier kookiest
krone kroner
label labelled labelling
labium labia
lacuna lacunae
lacy lacier laciest
lag lagged lagging
lam lammed lamming
lanky lankier lankiest
lap lapped lapping
larva larvae
larynx larynges
lazy lazier laziest
lead led
leafy leafier leafiest
leaky leakier leakiest
leap leapt
leapfrog leapfrogged leapfrogging
learn learnt
leave left
leery leerier leeriest
leggy leggier leggiest
lend lent
lengthy lengthier lengthiest
lens lenses
level levelled levelling
levy levied
libel libelled libelling
lie laid lain lay lying
light lit
lightning lightninged
limy limier limiest
lingo lingoes
liquefy liquefied
lira lire
lively livelier liveliest
loaf loaves
lob lobbed lobbing
lobby lobbied
locus loci
lofty loftier loftiest
log logged logging
lonely lonelier loneliest
loony loonier looniest
loopy loopier loopiest
lop lopped lopping
lordly lordlier lordliest
lose lost
lotus lotuses
louse lice
lousy lousier lousiest
lovely lovelier loveliest
lowly lowlier lowliest
lucky luckier luckiest
lug lugged lugging
lumpy lumpier lumpiest
lusty lustier lustiest
mad madder maddest
madame mesdames
mademoiselle mesdemoiselles
make made
man manned manning men
mango mangoes
mangy mangier mangiest
manly manlier manliest
manservant menservants
mantis mantes
manumit manumitted manumitting
map mapped mapping
mar marred marring
marshal marshalled marshalling
marshy marshier marshiest
marvel marvelled marvelling
mass masses
mat matted matting
matrix matrices
matzo matzoth
maxilla maxillae
maximum maxima
mealy mealier mealiest
mean meant
measly measlier measliest
meaty meatier meatiest
medium media
meet met
merry merrier merriest
messy messier messiest
metacarpus metacarpi
metastasis metastases
metropolis metropolises
midwife midwives
mighty mightier mightiest
milky milkier milkiest
millennium millennia
mimic mimicked mimicking
minibus minibuses
minimum minima
minus minuses
minutia minutiae
misapply misapplied
miscarry miscarried
misdeal misdealt
misfit misfitted misfitting
mislay mislaid
mislead misled
misspend misspent
mistake mistaken mistook
misty mistier mistiest
misunderstand misunderstood
mob mobbed mobbing
model modelled modelling
modify modified
moldy moldier moldiest
mollify mollified
monsieur messieurs
moody moodier moodiest
mop mopped mopping
mortify mortified
mosquito mosquitoes
motto mottoes
mouse mice
mousy mousier mousiest
mucky muckier muckiest
muddy muddied muddier muddiest
muff muffed muffing
mug mugged mugging
muggy muggier muggiest
mulatto mulattoes
multiply multiplied
mummify mummified
murky murkier murkiest
mushy mushier mushiest
musky muskier muskiest
musty mustier mustiest
mutiny mutinied
mystify mystified
nab nabbed nabbing
nag nagged nagging
nap napped napping
nappy nappier nappiest
nasty nastier nastiest
natty nattier nattiest
naughty naughtier naughtiest
nebula nebulae
needy needier neediest
negative negatived negativing
nemesis nemeses
nervy nervier nerviest
net netted netting
neurosis neuroses
newsy newsier newsiest
nifty niftier niftiest
nimbus nimbi
nip nipped nipping
nippy nippier nippiest
no noes
nod nodded nodding
noisy noisier noisiest
nonplus nonplussed nonplussing
nosy nosier nosiest
notify notified
nova novae
nucleus nuclei
nullify nullified
nut nutted nutting
nutty nuttier nuttiest
oasis oases
occupy occupied
occur occurred occurring
octopus octopuses
offset offsetting
oily oilier oiliest
omit omitted omitting
onus onuses
optimum optima
opus opuses
ossify ossified
outbid outbidding
outcrop outcropped outcropping
outdistance outdistanced outdistancing
outdo outdid outdone
outfit outfitted outfitting
outgrow outgrew outgrown
outlay outlaid
output outputted outputting
outrun outran outrunning
outsell outsold
outshine outshone
outstrip outstripped outstripping
outwear outwore outworn
outwit outwitted outwitting
overbear overbore overborne
overcome overcame
overdo overdid
overdraw overdrawn overdrew
overgrow overgrew
overhang overhung
overhear overheard
overheat overheating
overlap overlapped overlapping
overlay overlaid
overlie overlain overlying
overpay overpaid
overprice overpricing
override overridden overrode
overrun overran overrunning
oversee oversaw overseen
oversell oversold
overshoot overshot
oversimplify oversimplified
oversleep overslept
overspend overspent
overstep overstepped overstepping
overtake overtaken overtook
overthrow overthrew overthrown
overwrite overwritten
ovum ova
oxymoron oxymora
pacify pacified
pad padding
palmy palmier palmiest
palsy palsied
paltry paltrier paltriest
pan panned panning
pancreas pancreases
panel panelled panelling
panic panicked panicking
papilla papillae
papyrus papyri
paralysis paralyses
paramecium paramecia
parcel parcelled parcelling
parenthesis parentheses
parody parodied
parry parried
partake partaken partook
pasty pastier pastiest
pat patted patting
patchy patchier patchiest
patella patellae
patina patinae
patrol patrolled patrolling
pay paid
pearly pearlier pearliest
peccadillo peccadilloes
pedal pedalled pedalling
peg pegged pegging
pelvis pelvises
pen penned penning pent
pencil pencilled pencilling
penis penises
penknife penknives
penny pence
pep pepped pepping
peppy peppier peppiest
pericardium pericardia
perihelion perihelia
periphrasis periphrases
perky perkier perkiest
permit permitted permitting
persevere persevered persevering
persona personae
personify personified
pesky peskier peskiest
pet petted petting
petrify petrified
pettifog pettifogged pettifogging
petty pettier pettiest
phallus phalli
pharynx pharynges
phenomenon phenomena
phony phonier phoniest
photocopy photocopied
phylum phyla
physic physicked physicking
picky pickier pickiest
picnic picnicked picnicking
pig pigged pigging
piggy piggier piggiest
pillory pilloried
pin pinned pinning
pip pipped pipping
pirouette pirouetted pirouetting
pit pitted pitting
pithy pithier pithiest
pity pitied
plan planned planning
plod plodded plodding
plop plopped plopping
plot plotted plotting
plucky pluckier pluckiest
plug plugged plugging
plus pluses
ply plied plies
pocketknife pocketknives
pod podded podding
poky pokier pokiest
pommel pommelled pommelling
pop popped popping
portico porticoes
portly portlier portliest
pot potted potting
potato potatoes
potty pottier pottiest
preachy preachier preachiest
preconceive preconceiving
prefer preferred preferring
prejudice prejudiced prejudicing
prepay prepaid
prettify prettified
pretty prettied prettier prettiest
prickly pricklier prickliest
priestly priestlier priestliest
prim primmer primmest
princely princelier princeliest
prissy prissier prissiest
privy privier priviest
proceed proceeded proceeding
prod prodded prodding
prognosis prognoses
program programmed programmes programming
prop propped propping
propel propelled propelling
prophesy prophesied
prospectus prospectuses
prosthesis prostheses
prosy prosier prosiest
prove proven
pry pried pries
psychosis psychoses
pudgy pudgier pudgiest
puff puffed puffing
puffy puffier puffiest
pulpy pulpier pulpiest
pummel pummelled pummelling
pun punned punning
punchy punchier punchiest
puny punier puniest
pup pupped pupping
pupa pupae
purify purified
purr purred purring
pushy pushier pushiest
pussy pussier pussiest
put putting
putrefy putrefied
putty puttied
qualify qualified
quantify quantified
quantum quanta
quarrel quarrelled quarrelling
quarry quarried
queasy queasier queasiest
queenly queenlier queenliest
query queried
queue queued queuing
quip quipped quipping
quit quitting
quiz quizzed quizzes quizzing
racy racier raciest
radius radii
rag ragging
rainy rainier rainiest
rally rallied
ram rammed ramming
ramify ramified
randy randier randiest
rangy rangier rangiest
rap rapped rapping
rarefy rarefied
rat ratted ratting
ratify ratified
ratty rattier rattiest
raunchy raunchier raunchiest
ravel ravelled ravelling
re reed
ready readier readiest
rebel rebelled rebelling
rebuff rebuffed rebuffing
rebuild rebuilt
rebut rebutted rebutting
recap recapped recapping
reclassify reclassified
recopy recopied
rectify rectified
recur recurred recurring
red redder reddest
redo redid redone
reedy reedier reediest
refer referred referring
reference referenced referencing
refit refitted refitting
refuel refuelled refuelling
regret regretted regretting
rely relied
remake remade
remarry remarried
remit remitted remitting
rendezvous rendezvouses
repay repaid
repel repelled repelling
reply replied
rerun reran rerunning
reset resetting
retake retaken retook
retell retold
rethink rethought
retrofit retrofitted retrofitting
retry retried
reunify reunified
rev revved revving
revel revelled revelling
reverence reverenced reverencing
revivify revivified
rewind rewound
rewrite rewritten rewrote
rhinoceros rhinoceroses
rib ribbed ribbing
rid ridding
ride ridden rode
rig rigged rigging
rim rimmed rimming
ring rang rung
rip ripped ripping
rise risen rose
risky riskier riskiest
ritzy ritzier ritziest
rival rivalled rivalling
rob robbed robbing
rocky rockier rockiest
roomy roomier roomiest
rosy rosier rosiest
rot rotted rotting
rowdy rowdier rowdiest
rowel rowelled rowelling
rub rubbed rubbing
ruckus ruckuses
ruddy ruddier ruddiest
rue rued ruing
ruff ruffed ruffing
run ran running
runny runnier runniest
rusty rustier rustiest
rut rutting
sacrifice sacrificed sacrificing
sad sadder saddest sades
sag sagged sagging
saguaro saguaros
sailfish sailfishes
salary salaried
salesperson salespeople
sally sallied
salmonella salmonellae
salty saltier saltiest
sandbag sandbagged sandbagging
sandy sandier sandiest
sap sapped sapping
sappy sappier sappiest
sarcophagus sarcophagi
sassy sassier sassiest
saucy saucier sauciest
savvy savvied savvier savviest
say said
scabby scabbier scabbiest
scaly scalier scaliest
scan scanned scanning
scanty scantier scantiest
scapegoat scapegoated scapegoating
scapula scapulae
scar scarred scarring
scarf scarves
scarify scarified
scary scarier scariest
scat scatted scatting
scoff scoffed
scraggly scragglier scraggliest
scram scrammed scramming
scrap scrapped scrapping
scrappy scrappier scrappiest
scrawny scrawnier scrawniest
screwy screwier screwiest
scrotum scrota
scrub scrubbed scrubbing
scrubby scrubbier scrubbiest
scruffy scruffier scruffiest
scud scudded scudding
scuff scuffed scuffing
scum scummed scumming
scurry scurried
scurvy scurvier scurviest
seamy seamier seamiest
see saw seen
seedy seedier seediest
seek sought
seemly seemlier seemliest
self selves
sell sold
send sent
septum septa
set setting
sew sewn
sexy sexier sexiest
shabby shabbier shabbiest
shady shadier shadiest
shag shagged shagging
shaggy shaggier shaggiest
shake shaken shook
shaky shakier shakiest
sham shammed shamming
shapely shapelier shapeliest
shave shaven
sheaf sheaves
shed shedding
shelf shelves
shellac shellacked shellacking
shellfish shellfishes
shifty shiftier shiftiest
shim shimmed shimming
shimmy shimmied
shin shinned shinning
shine shone
shiny shinier shiniest
ship shipped shipping
shit shat shitting
shoddy shoddier shoddiest
shoe shod
shop shopped
shotgun shotgunned shotgunning
shovel shovelled shovelling
show shown
showy showier showiest
shred shredded shredding
shrink shrank shrunk shrunken
shrive shriven
shrivel shrivelled shrivelling
shrubby shrubbier shrubbiest
shrug shrugged shrugging
shun shunned shunning
shut shutting
shy shied shies shyer shyest
sickly sicklier sickliest
sidestep sidestepped sidestepping
signal signalled signalling
signify signified
silhouette silhouetted silhouetting
silky silkier silkiest
silly sillier silliest
silverfish silverfishes
sin sinned sinning
sing sang singing sung
sink sank sunk sunken
sinus sinuses
sip sipped sipping
sit sat sitting
sketchy sketchier sketchiest
skid skidded skidding
skim skimmed
skimpy skimpier skimpiest
skin skinned skinning
skinny skinnier skinniest
skip skipped skipping
skivvy skivvied
sky skied skies
slab slabbed slabbing
slam slammed slamming
slap slapped slapping
slay slew
sleazy sleazier sleaziest
sled sledding
sleep slept
sleepy sleepier sleepiest
slide slid
slim slimmer slimmest
slimy slimier slimiest
sling slung
slink slunk
slinky slinkier slinkiest
slip slipped slipping
slit slitting
slog slogged slogging
slop slopped slopping
sloppy sloppier sloppiest
slot slotted slotting
slug slugged slugging
slum slummed slumming
slur slurring
sly slier sliest slyer slyest
smarmy smarmier smarmiest
smell smelt
smelly smellier smelliest
smite smote
smoky smokier smokiest
smug smugger smuggest
snag snagged snagging
snaky snakier snakiest
snap snapped snapping
snappy snappier snappiest
snazzy snazzier snazziest
sniff sniffed sniffing
snip snipped snipping
snivel snivelled snivelling
snooty snootier snootiest
snotty snottier snottiest
snowy snowier snowiest
snub snubbed snubbing
snuff snuffed snuffing
snug snugged snugger snuggest snugging
soapy soapier soapiest
sob sobbed sobbing
sod sodded sodding
soggy soggier soggiest
solarium solaria
solidify solidified
sooty sootier sootiest
sop sopped sopping
soppy soppier soppiest
sorry sorrier sorriest
soupy soupier soupiest
sow sown
span spanned spanning
spar sparred sparring
speak spoke spoken
spectrum spectra
speed sped
speedy speedier speediest
spell spelt
spend spent
spermatozoon spermatozoa
spicy spicier spiciest
spiffy spiffier spiffiest
spiky spikier spikiest
spill spilt
spin spinning spun
spindly spindlier spindliest
spiny spinier spiniest
spiral spiralled spiralling
spit spat spatted spatting spitted spitting
splashy splashier splashiest
split splitting
spoil spoilt
spongy spongier spongiest
spooky spookier spookiest
sporty sportier sportiest
spot spotted spotting
spotty spottier spottiest
spree spreed
sprightly sprightlier sprightliest
spring sprang sprung
springy springier springiest
spry sprier spriest
spur spurred spurring
spy spied spies
squash squashes
squashy squashier squashiest
squat squatted squatter squattest squatting
stab stabbed stabbing
staff staffed staffing
stamen stamina
stand stood
staphylococcus staphylococci
star starred starring
starchy starchier starchiest
starfish starfishes
starry starrier starriest
stately statelier stateliest
status statuses
steady steadied steadier steadiest
steal stole stolen
stealthy stealthier stealthiest
steamy steamier steamiest
stem stemmed stemming
stencil stencilled stencilling
step stepped stepping
stepchild stepchildren
stick stuck
stiff stiffed stiffing
stigma stigmata
stimulus stimuli
sting stung
stingy stingier stingiest
stink stank stunk
stir stirred stirring
stocky stockier stockiest
stodgy stodgier stodgiest
stony stonier stoniest
stop stopped stopping
stormy stormier stormiest
story storied
strap strapped strapping
stratum strata
streaky streakier streakiest
streptococcus streptococci
stretchy stretchier stretchiest
strew strewn
stride stridden strode
strike struck
string strung
stringy stringier stringiest
strip stripped stripping
strive striven strove
strong stronger strongest
strop stropped stropping
strum strummed strumming
strut strutted strutting
stub stubbed stubbing
stucco stuccoes
stud studded studding
study studied
stuff stuffed stuffing
stuffy stuffier stuffiest
stultify stultified
stumpy stumpier stumpiest
stun stunning
stupefy stupefied
sturdy sturdier sturdiest
stylus styli
sub subbed subbing
sublet subletting
submit submitted submitting
subtotal subtotalled subtotalling
succeed succeeded succeeding
sue sued suing
sulky sulkier sulkiest
sully sullied
sultry sultrier sultriest
sum summed summing
summons summonsed summonses summonsing
sun sunned sunning
sunfish sunfishes
sunny sunnier sunniest
sup supped supping
supernova supernovae
supply supplied
surly surlier surliest
surplus surpluses
swab swabbed swabbing
swag swagged swagging
swanky swankier swankiest
swap swapped swapping
swarthy swarthier swarthiest
swat swatted swatting
swear swore sworn
sweaty sweatier sweatiest
sweep swept
swell swollen
swig swigged swigging
swim swam swimming swum
swing swung
swivel swivelled swivelling
swordfish swordfishes
syllabify syllabified
syllabus syllabuses
synopsis synopses
synthesis syntheses
tab tabbed tabbing
tableau tableaux
tacky tackier tackiest
tag tagged tagging
take taken took
tally tallied
tan tanner tannest tanning
tangy tangier tangiest
tap tapped tapping
tar tarred tarring
tardy tardier tardiest
tarry tarried
tassel tasselled tasselling
tasty tastier tastiest
tat tatted tatting
tawdry tawdrier tawdriest
tax taxes
teach taught
tear tore torn
tee teed
teeny teenier teeniest
tell told
tempo tempi
terminus termini
testify testified
testy testier testiest
thalamus thalami
thesaurus thesauri thesauruses
thesis theses
thief thieves
thin thinned thinner thinnest thinning
think thought
thirsty thirstier thirstiest
thorny thornier thorniest
thrifty thriftier thriftiest
throaty throatier throatiest
throb throbbed
throw threw thrown
thrum thrummed thrumming
thud thudded thudding
tibia tibiae
tidy tidied tidier tidiest
tie tying
tiff tiffed tiffing
timely timelier timeliest
tin tinned tinning
tinny tinnier tinniest
tinsel tinselled tinselling
tiny tinier tiniest
tip tipped tipping
tipsy tipsier tipsiest
titmouse titmice
toady toadied
toe toed
tomato tomatoes
tony tonier toniest
tooth teeth
toothy toothier toothiest
top topped topping
tornado tornadoes
torpedo torpedoes
tot totted totting
total totalled totalling
touchy touchier touchiest
towel towelled towelling
trachea tracheae
traffic trafficked trafficking
tram trammed tramming
transfer transferred transferring
transmit transmitted transmitting
transship transshipped transshipping
trap trapped trapping
trashy trashier trashiest
travel travelled travelling
travesty travestied
tread trod trodden
tree treed
trek trekked trekking
trellis trellised trellises trellising
trendy trendier trendiest
tricky trickier trickiest
trim trimmed trimmer trimmest trimming
trip tripped tripping
trot trotted trotting
trousseau trousseaux
trowel trowelled trowelling
true trued truer truest truing
trusty trustier trustiest
try tried tries
tubby tubbier tubbiest
tug tugged tugging
tunnel tunnelled tunnelling
tweedy tweedier tweediest
twig twigged twigging
twiggy twiggier twiggiest
twin twinned twinning
twit twitted twitting
typeset typesetting
typewrite typewritten typewrote
typify typified
ugly uglier ugliest
ulna ulnae
umbilicus umbilici
unbar unbarred unbarring
unbend unbent
unbind unbound
underbid underbidding
undercut undercutting
underfeed underfed
undergo undergone underwent
underlie underlain underlay underlies
underpay underpaid
underpin underpinned underpinning
undersell undersold
undershoot undershot
understand understood
understudy understudied
undertake undertaken undertook
underwrite underwritten underwrote
undo undid undone
unfit unfitted
unfriendly unfriendlier unfriendliest
ungainly ungainlier ungainliest
ungodly ungodlier ungodliest
unhappy unhappier unhappiest
unhealthy unhealthier unhealthiest
unholy unholier unholiest
unlearn unlearnt
unmake unmade
unman unmanned unmanning
unpin unpinned unpinning
unplug unplugged unplugging
unravel unravelled unravelling
unruly unrulier unruliest
unsnap unsnapped unsnapping
unstop unstopped unstopping
untidy untidier untidiest
untie untying
unwind unwound
unwrap unwrapped unwrapping
unzip unzipped unzipping
uphold upheld
uppercut uppercutting
upset upsetting
urethra urethrae
urinalysis urinalyses
uterus uteri
vagina vaginae
vary varied
vat vatted vatting
verify verified
versify versified
vertebra vertebrae
vertex vertices
vet vetted vetting
veto vetoes
victual victualled victualling
vie vying
vilify vilified
virago viragoes
virus viruses
vivify vivified
volcano volcanoes
vulva vulvae
wacky wackier wackiest
wad wadded wadding
wag wagged wagging
wake woke woken
walrus walruses
wan wanner wannest
war warred warring
warehouse warehoused warehousing
wary warier wariest
wavy wavier waviest
waxy waxier waxiest
waylay waylaid
weakfish weakfishes
wealthy wealthier wealthiest
wear wore worn
weary wearied wearier weariest
weave wove woven
web webbed webbing
wed wedded
weedy weedier weediest
weep wept
weepy weepier weepiest
weighty weightier weightiest
werewolf werewolves
wet wetter wettest wetting
wham whammed whamming
wharf wharves
whet whetted whetting
whiff whiffed whiffing
whinny whinnied
whip whipped whipping
whir whirred
whitefish whitefishes
whiz whizzed whizzes whizzing
wholesale wholesaled wholesaling
wife wives
wig wigged wigging
wigwag wigwagged wigwagging
wildcat wildcatted wildcatting
wily wilier wiliest
win winning won
windy windier windiest
wintry wintrier wintriest
wiry wirier wiriest
wispy wispier wispiest
withdraw withdrawn withdrew
withhold withheld
withstand withstood
witty wittier wittiest
wolf wolves
woodsy woodsier woodsiest
woody woodier woodiest
woolly woollier woolliest
woozy woozier wooziest
wordy wordier wordiest
work wrought
worldly worldlier worldliest
wormy wormier wormiest
worry worried
worship worshipped worshipping
worthy worthier worthiest
wrap wrapped wrapping
wring wrung
write written wrote
wry wryer wryest
yak yakked yakking
yap yapped yapping
yeasty yeastier yeastiest
yes yeses
yodel yodelled yodelling
young younger youngest
yummy yummier yummiest
zany zanier zaniest
zap zapped zapping
zigzag zigzagged zigzagging
zip zipped zipping
zippy zippier zippiest`;
