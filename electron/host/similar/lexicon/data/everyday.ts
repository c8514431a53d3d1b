// Everyday English words that stand for one another when one person asks another a question, though dictionaries keep
// them apart (one sees a film or watches it): a group a line, the strongest first. Written for this project from general
// knowledge of English, by people who had seen none of the questions that the engine is measured on. A word may be in
// more than one group, and then does not join them.
export const EVERYDAY: string = `groceries grocery supermarket
expensive pricey costly
cost price
salary wage pay income earnings
money cash dough
wealth fortune riches
poor broke skint
gift present
generous giving kind
bargain deal discount sale
swap switch exchange trade
collect collection collector
choice option
prefer preference preferred rather
recommend suggest recommendation suggestion
advice tip guidance
advise advice recommend
opinion view thought viewpoint
believe belief think
faith religion belief
guess predict
predict prediction forecast foresee
expect expectation anticipate
goal aim objective target ambition
achieve accomplish attain
achievement accomplishment feat
succeed success successful
win winner victory
prize award reward trophy
lottery lotto jackpot
lucky fortunate
luck fortune
gamble bet wager
risk gamble chance
danger dangerous hazard
difficult hard tough challenging
easy simple effortless
try attempt
fear scared afraid phobia
scared afraid frightened terrified
scary frightening terrifying creepy
scare frighten spook terrify
creepy eerie spooky
worry anxiety anxious concern
worried anxious nervous concerned
nervous anxious jittery
calm relaxed chill peaceful
relax unwind chill destress
relaxing calming soothing
cope handle deal manage
brave courageous bold
courage bravery
disgust disgusting gross
annoy irritate bother bug
annoying irritating infuriating
angry mad furious
anger rage
frustrate frustrating frustration
complain moan whine grumble
rant vent complain
love adore
enjoy enjoyable enjoyment
romantic romance
kiss smooch snog
hug cuddle embrace
cuddle snuggle
propose proposal
divorce separation
breakup split
husband hubby
jealous envious envy
envy jealousy
feel feeling emotion
feeling emotion mood
happy glad joyful cheerful
joy happiness delight
depressed depression
cry weep tears
laugh giggle chuckle
laugh laughter
funny hilarious humorous amusing
humor humour
joke pun gag
smile grin
excite excited exciting thrill
bored boring boredom
boring dull tedious
interest interested interesting
interesting fascinating intriguing
curious curiosity
surprise surprised surprising
amaze amazing astonish
amazing awesome incredible
weird strange odd bizarre
unique unusual
normal ordinary typical
crazy insane mad wild
embarrass embarrassed embarrassing embarrassment
embarrassing awkward cringe
guilty guilt
shy introverted bashful
extrovert extroverted outgoing
lonely loneliness
homesick homesickness
nostalgia nostalgic
remember recall recollect
memorable unforgettable
remind reminder
forget forgetful
forgive forgiveness
apologize apologise apology sorry
regret remorse
grateful thankful gratitude appreciative
appreciate value
compliment praise
hurt pain
pain painful ache
trust trustworthy
honest honesty truthful
pretend fake
fake phony false
secret secretly
confess confession admit
hide conceal
gossip rumor rumour
promise vow pledge
betray betrayal
respect admire
admire admiration
inspire inspiration inspiring
motivate motivation motivated
encourage encouragement
influence impact affect
impress impressed impressive
talk speak chat
chat conversation talk
conversation discussion chat
discuss discussion
phrase saying expression
quote quotation
answer reply respond response
story tale
fight argue
fight brawl
shout yell scream
swear curse cuss
goodbye farewell bye
visit travel
guest visitor
listen hear
see watch
watch view
stare gaze
draw sketch drawing
draw doodle
creative creativity imaginative
imagine imagination
invent invention
build construct
make create craft
craft crafts handmade
diy handmade
repair fix mend
destroy demolish
grill barbecue bbq
barbecue bbq cookout
food grub
meal dish
dinner supper
breakfast brekkie
dessert pudding
takeout takeaway
restaurant diner eatery
drink alcohol booze
taste flavor flavour
tasty delicious yummy
hungry hunger
thirsty thirst
addict addicted addiction
quit stop
sleep asleep
nap snooze siesta
sleepy tired drowsy
pajamas pyjamas pjs
bathroom toilet loo restroom
clean tidy
tidy neat organized
organize organise organized
messy untidy cluttered
vacuum hoover
trash garbage rubbish
outfit clothes
clothes clothing
hairstyle hairdo haircut
makeup cosmetics
perfume cologne fragrance scent
smell scent aroma odor
workout exercise gym
jog jogging run
walk stroll
hike hiking trek
singer vocalist
cycle bike bicycle
motorcycle motorbike
car vehicle auto
truck lorry
gas petrol fuel
subway metro underground tube
taxi cab uber
boat ship
trip journey travel
vacation holiday getaway
destination place
abroad overseas
tourist traveler traveller
adventure adventurous
luggage baggage suitcase
backpack rucksack
stay remain
move relocate
house home
apartment flat
roommate flatmate housemate
neighbor neighbour
neighborhood neighbourhood
hometown birthplace
job career profession occupation
boss manager supervisor
coworker colleague
employee worker staff
hire recruit employ
unemployed jobless
resign quit
retire retirement
promotion promoted
business company
procrastinate procrastination
lazy laziness
busy hectic
focus concentrate concentration
distract distraction distracted
queue line
fast quick speedy
schedule timetable
routine habit
custom tradition
tradition traditional
learn study
skill talent ability
talent talented gifted
teacher instructor tutor
professor lecturer
student pupil
study revise
college university uni
class lesson
topic subject theme
graduate graduation
exam test
test quiz
kindergarten preschool nursery
math maths mathematics
fact trivia
smart intelligent clever
intelligence intelligent iq
understand comprehend
realize realise
search seek
solve solution
problem issue
puzzle riddle
riddle brainteaser
practice practise
improve improvement
transform transformation
ending finale
delay postpone
allow permit
ban banned forbid
illegal unlawful
jail prison
steal theft
thief burglar robber
ghost spirit
birthday bday
old elderly
young youth
child kid
teen teenager adolescent
pregnant pregnancy
mom mum mother
dad father
grandma grandmother granny nan
grandpa grandfather granddad
friend buddy pal mate
bestie bff
friendship friend
enemy nemesis
support supportive
rescue save
protect protection
mean cruel
confident confidence
insecure insecurity
personality character
trait quality characteristic
flaw weakness
strength strong
doctor physician
therapy therapist counseling
medicine medication
compete competition
competition contest
team squad
opponent rival
photo picture photograph pic
tv television telly
cinema theater theatre
song track tune
album record
scroll browse
internet web online
website site
app application
computer pc laptop
username nickname
nickname alias
youtuber vlogger
superpower power ability
teleport teleportation
invisible invisibility
disappear vanish
survive survival
apocalypse doomsday
escape flee
replace substitute
essential necessary
require need
important significant
attractive beautiful pretty
beautiful pretty gorgeous
cute adorable
ugly unattractive
overrated overhyped
underrated underappreciated
obsess obsession obsessed
superstition superstitious
pray prayer
alien extraterrestrial
pee urinate wee
poop poo crap
criticize criticise criticism
review rating
buy purchase acquire shop
store shop supermarket
plane airplane aeroplane flight
stress stressed stressful
drunk wasted tipsy
author writer
partner spouse
wardrobe closet
trousers pants
sweater jumper
sneakers trainers
cookie biscuit
chips crisps
candy sweets sweet
soda pop
couch sofa settee
lift elevator
autumn fall
soccer football
diaper nappy
flashlight torch
stove cooker oven
faucet tap
sidewalk pavement
highway motorway freeway
pub bar
sandwich sarnie
hoodie sweatshirt
glasses spectacles specs
purse handbag
cop police officer
lawyer attorney
fridge refrigerator
brag boast
tease mock
disappointed disappointment letdown
confused confusing puzzled
empathy compassion sympathy
heartbroken heartbreak
satisfied satisfying satisfaction
trend fad craze
trendy fashionable stylish
convince persuade
scam fraud con
mentor coach
coach trainer
accent dialect
bilingual multilingual
slang jargon
diary journal
overweight fat
skinny thin slim
spontaneous impulsive
entrepreneur businessman
cv resume
sunrise dawn
sunset dusk
fail failure
lose loss
tired exhausted fatigued
tidy declutter organize
teach teacher teaching
love passion passionate
sad unhappy sadness
hate despise loathe detest dislike
marry marriage married
wedding marriage
vegetable veg veggie
vegetarian veggie
die death dead
kill murder
murderer killer
help assist assistance
helpful useful handy
recently lately recent
latest recent last
begin start beginning
finish complete finished
finish end
motto slogan mantra
offend insult offensive
celebrate celebration
party celebration bash
call phone ring
phone mobile cellphone smartphone
message text dm
mail post
letter mail
fired sacked
rude impolite disrespectful
polite courteous manners
manners etiquette
sick ill unwell
illness sickness disease
comfortable comfy cozy
cozy cosy
cure remedy heal
argue argument quarrel row
debate argument discussion
wish want desire
wish hope
cheap inexpensive affordable
borrow lend loan
sell sale
choose pick select choice
choose decide choice decision
famous celebrity fame
celebrity celeb star
movie film flick
concert gig
baby infant newborn
change alter modify
rich wealthy millionaire
kind nice kindness
dangerous risky unsafe
safe secure
lie fib untruth
lie liar lying dishonest
memory remember recollection
mistake error blunder
annoy annoying annoyance
unlucky unfortunate
scared fear fearful
prank trick
resolution goal
secondhand used thrifted
late tardy
hurry rush
gross disgusting nasty yucky
silly goofy
stupid dumb idiotic
sexy hot attractive
handsome attractive
clean wash
hobby pastime interest
chore housework task
disappoint disappointed disappointing
live reside
best greatest top
favorite favourite fave fav preferred
hate hatred dislike
donate donation charity
dream ambition aspiration
flight plane fly
pay payment
mom mum mother mommy mama
dad father daddy papa
grandma grandmother granny nan nana
grandpa grandfather granddad grandad gramps
childhood youth upbringing
teenager teen adolescent teenage
adult grownup
brother bro
sister sis
relative kin relation
ancestor forefather
ancestry heritage descent lineage
husband hubby spouse
wife spouse
boyfriend bf
girlfriend gf
partner boyfriend girlfriend
fiance fiancee
aunt auntie
people folk humans
person human individual
person somebody someone
humanity mankind humankind
man guy dude bloke male
woman lady female
girl gal
boy lad
gender sex
elderly elder senior
nickname alias moniker
username nickname handle
surname lastname
lookalike doppelganger
neighborhood neighbourhood area
enemy foe nemesis
rival competitor opponent
love romance romantic
crush infatuation
relationship dating
date dating
dealbreaker turnoff
marriage marry wedding
compliment flattery praise
argument fight quarrel row
disagreement argument dispute conflict
apology apologize sorry
betrayal betray backstab
cheating infidelity unfaithful
jealousy envy jealous envious
loneliness lonely alone solitude
liar lie dishonest
truth honesty honest
advice tip guidance suggestion
tip hack trick
hero idol
idol icon
celebrity celeb star famous
fame famous stardom
fan admirer supporter
genius brilliant
bully bullying
introvert introverted shy
school education schooling
professor lecturer prof
classmate schoolmate
class lesson course
homework assignment
grade mark
recess playtime
principal headmaster headteacher
education learning study
talent gift
language tongue
quote quotation saying
swear curse cuss profanity
eraser rubber
notebook notepad
job work employment
coworker colleague workmate
company business firm corporation
office workplace
salary wage pay income paycheck
unemployed jobless unemployment
lawyer attorney solicitor
doctor physician doc gp
cop police policeman
firefighter fireman
soldier army military
actor actress
waiter waitress server
bartender barman
chef cook
garbageman binman dustman
mailman postman
money cash
dollar buck
pound quid
billionaire millionaire
poor broke poverty
bargain deal discount
savings save
gambling betting casino
tip gratuity
tax taxes taxation
purchase buy
splurge extravagance
crypto bitcoin cryptocurrency
volunteer volunteering
shop store
supermarket grocery grocer
customer client shopper
ad advert advertisement commercial
wallet purse
flat apartment condo
bathroom toilet restroom washroom loo
lounge livingroom
basement cellar
attic loft
garden yard backyard
stairs staircase
bathtub bath tub
cupboard cabinet
trashcan bin dustbin
duvet comforter
rug carpet
stove cooker hob
chore housework
mess messy untidy
laundry washing
rent lease
city town
downtown centre
countryside rural
country nation
place location spot
world globe earth
foreigner foreign
immigrant immigration migrant
america usa us
britain uk
nationality citizenship
landmark monument
travel visit trip
adventure expedition
tourism sightseeing
souvenir keepsake memento
airplane plane aeroplane aircraft
car vehicle automobile auto
taxi cab
train railway railroad
tram streetcar trolley
boat ship yacht
camper caravan rv motorhome
gas petrol gasoline fuel
road street
license licence
drive driving driver
beach seaside shore coast
island isle
camp camping campsite
food meal dish
dish recipe
snack nibble
dessert pudding afters
candy sweets confectionery
chocolate choc
fries chips
soda pop fizzy
drink beverage
alcohol booze liquor drink
drunk tipsy wasted intoxicated
hangover hungover
beer lager ale
wine vino
tea cuppa
milkshake shake
ketchup catsup
flavor flavour
flavor taste
spice seasoning
eggplant aubergine
zucchini courgette
cilantro coriander
shrimp prawn
potato spud
corn sweetcorn maize
burger hamburger cheeseburger
barbecue bbq cookout grill
cafe coffeehouse coffeeshop
bar pub tavern
oatmeal porridge
icecream gelato
popsicle lolly
jelly jam
jello jelly
donut doughnut
yogurt yoghurt
vegetarian vegan veggie
diet dieting
cooking cook
baking bake
cutlery silverware
cinema theater theatre movies
theater theatre
show series program programme
cartoon animation animated
comic comics manga
superhero hero
villain baddie antagonist
protagonist hero
remake reboot
trailer teaser
director filmmaker
horror scary
band group
musician artist singer
rap hiphop
festival fest
playlist mixtape
karaoke singing
melody tune
dance dancing
headphones earphones earbuds
vinyl record
game videogame
gaming gamer game
riddle puzzle brainteaser
toy plaything
plushie plush teddy
book novel
reading read book
author writer novelist
writing write writer
poem poetry poet
fairytale folktale
autobiography memoir biography
bookstore bookshop
newspaper paper
magazine mag
journalist reporter
picture photo photograph pic image
photographer photography photo
painting paint
art artwork
humor humour comedy
comedian comic standup
phone mobile cellphone smartphone cell
mac macbook
website site webpage
gadget device
technology tech
invention invent inventor
robot android bot
emoji emoticon smiley
text message sms
message dm msg
email mail
password passcode
avatar pfp
influencer creator
conversation talk discussion chat
topic subject
moderator mod admin
troll trolling
hacker hacking hack
programmer coder developer
programming coding code
facebook fb
instagram insta ig
youtube yt
screen display monitor
nature outdoors wilderness
outside outdoors
forest woods woodland
ocean sea
rainforest jungle
flower bloom blossom
gardening garden
scenery landscape view
space outerspace cosmos universe
sun sunshine
alien extraterrestrial ufo
spaceship rocket spacecraft
animal creature beast
dog puppy pup doggy
cat kitten kitty
bunny rabbit
pig hog
horse pony
insect bug
turtle tortoise
snake serpent
dinosaur dino
vet veterinarian
farm farmer farming
climate weather
spring springtime
summer summertime
winter wintertime
rain rainy raining
storm thunderstorm thunder
snow snowy
fog mist
hot heat
cold chilly freezing
hurricane tornado typhoon cyclone
disaster catastrophe
earthquake quake
recycling recycle
body physique
appearance looks
beauty beautiful
hair hairstyle haircut hairdo
hairdresser barber stylist
bangs fringe
mustache moustache
stomach tummy belly
butt bum ass
muscle muscular
height tall
weight weigh
tattoo ink
piercing pierced
injury wound hurt injured
pain ache hurt
illness sickness disease sick
allergy allergic
weed marijuana cannabis pot
cigarette smoking smoke fag
vape vaping
operation surgery
pharmacy drugstore chemist
bandaid plaster
glasses spectacles specs eyeglasses
health healthy wellbeing wellness
exercise workout fitness gym
therapy counseling counselling
therapist psychologist counselor shrink
anxiety anxious
phobia fear
fear afraid scared
insomnia sleepless
dream dreaming
daydream fantasize
snore snoring
birth born
brain mind
intelligence intelligent smart iq
perfume cologne fragrance
sound noise
blind blindness
deaf deafness
disability disabled
clothes clothing apparel
outfit attire clothes
fashion style
underwear undies pants
tshirt shirt tee
sweater jumper pullover
suit tux tuxedo
swimsuit bikini swimwear
shoe footwear
jewelry jewellery
sunglasses shades
costume cosplay
umbrella brolly
evening night
night nighttime
past history
era period
age era decade
beginning start
ending end finale
zodiac starsign horoscope astrology
christmas xmas
santa claus
invitation invite
surprise surprising
funeral burial
grave gravestone tombstone
religion faith religious
belief believe
god deity
jesus christ
church chapel
priest pastor minister vicar
heaven afterlife paradise
reincarnation reincarnated reborn
soul spirit
ghost spirit haunted
supernatural paranormal
devil satan demon
fate destiny
luck lucky fortune
apocalypse armageddon doomsday
philosophy philosophical
ethics morality moral
meaning purpose
meditation meditate
happiness happy joy
sadness sad sorrow
anger angry mad
emotion feeling
mood feeling
wish desire
shame ashamed
embarrassment embarrassing embarrassed
pride proud
hate hatred
annoyance annoying
courage brave bravery
kindness kind
politics political politician
election vote voting
law legal
law rule
rule regulation
royalty royal monarchy
democracy democratic
freedom liberty
equality equal
protest demonstration
war conflict
peace peaceful
gun firearm pistol
crime illegal criminal
criminal crook
theft steal stolen
murder kill murderer
prisoner inmate convict
arrest arrested
punishment penalty
terrorism terrorist
racism racist
feminism feminist
homeless homelessness
stereotype cliche
opinion view thought take
problem issue trouble
poll survey questionnaire
answer response reply
debate argument
sport athletics
athlete sportsman sportsperson
football soccer footy
basketball hoops
pingpong tabletennis
wrestling wrestler
boxing boxer
swimming swim
running jogging run jog
race racing
hiking hike
climbing climb
cycling biking
skiing ski
skateboard skateboarding
surfing surf
fishing fish
hunting hunt
pool billiards snooker
checkers draughts
tictactoe noughts
match game
team club squad
referee ref umpire
champion winner
tournament competition championship
prize award reward
trophy medal award
stadium arena
leisure pastime
passion interest
craft crafting
knitting knit
sewing sew
antique vintage
possession belonging
item object
decoration decor decorate
statue sculpture
rollercoaster coaster
carnival fair funfair
carousel roundabout
seesaw teetertotter
flying flight fly
telepathy mindreading
telekinesis psychokinesis
immortality immortal eternal
psychic clairvoyant
shapeshifter shapeshifting shapeshift
wizard sorcerer warlock
magic magical magician
magic witchcraft sorcery
curse hex jinx
spell enchantment
fairy pixie
zombie undead
monster beast creature
bigfoot sasquatch yeti
pirate buccaneer
detective investigator sleuth
sidekick companion
myth legend
mythology myth mythical
clone duplicate
fantasy imaginary
fiction fictional
scifi futuristic
utopia paradise
goal aim ambition target
dream goal ambition
achievement accomplishment
success successful
mistake error
flaw weakness imperfection
peeve annoyance
decision decide
preference prefer
favorite favourite fave fav
color colour
color shade
gray grey
purple violet
number digit
type kind sort
reason cause
idea concept
strange weird odd bizarre peculiar unusual
quirky eccentric offbeat
unique original distinctive
funny hilarious humorous amusing comical
silly ridiculous absurd ludicrous
crazy insane mad wild nuts bonkers
craziest wildest maddest insane
embarrassing humiliating mortifying awkward cringe
embarrassed ashamed humiliated mortified
embarrassment shame humiliation
cringe cringey cringy cringeworthy
scariest creepiest spookiest
scared afraid frightened terrified fearful
boring dull tedious uninteresting
boringest dullest
exciting thrilling exhilarating
excited thrilled hyped pumped stoked
excitement thrill excited
adventurous daring bold
bravery courage courageous brave
bravest boldest
big large huge
huge enormous gigantic massive giant
biggest largest
small little tiny
smallest tiniest littlest
fast quick rapid speedy
fastest quickest
quickly fast rapidly
oldest eldest
elderly senior pensioner
outdated dated obsolete
newbie beginner novice noob
rich wealthy affluent loaded
richest wealthiest
poor broke penniless skint
poverty poor
cheapest affordable
generous giving charitable
selfless altruistic unselfish
greedy greed
fancy posh upscale swanky
valuable precious prized
priceless invaluable
treasure cherish
clever smart intelligent bright brainy
smartest cleverest brightest
intelligence smarts brains intellect
genius brilliant gifted
stupid dumb idiotic foolish
dumbest stupidest
nerd geek
important significant crucial vital essential
importance significance important
useful handy helpful practical
popularity popular
trendy fashionable stylish hip
underrated underappreciated undervalued
controversial polarizing divisive
underrated overlooked
real genuine authentic
fake phony counterfeit
true fact factual
honest truthful sincere
honesty truth honest truthfulness
sincerely honestly truthfully
lie fib liar
cheat cheating cheater
betrayal betray betrayed
trustworthy reliable dependable
loyal faithful
confession admission
favorite favourite fave
favorite preferred
preference prefer favor
loved beloved
fun enjoyable entertaining
fun amusement entertainment
entertaining fun amusing
coolest awesome raddest
cool neat rad
excellent outstanding exceptional
impressive remarkable
impress impressive
wonderful marvelous fabulous
weakness flaw shortcoming
weak feeble
ability capability skill
addiction addicted addictive
obsession obsessed
obsessed addicted hooked
fixation obsession
guilt guilty remorse
blunder goof screwup
correct right accurate
achieve accomplish
succeed success achieve
failure fail failed
win victory triumph
goal aim objective target
hopeful optimistic
ambitious driven
inspiration inspire inspired
inspiring inspirational motivating
determination perseverance persistence
determined persistent
stubborn headstrong obstinate
unlucky jinxed cursed
suggestion recommendation
suggest recommend
recommendation recommend
advice tip
advice advise guidance
morals values ethics principles
forbidden banned prohibited
taboo forbidden
problem difficulty
challenge challenging
challenge difficult
obstacle hurdle challenge
solve fix resolve
hardest toughest
easiest simplest
complicated complex
confusing perplexing baffling
confused puzzled baffled
confusion confused confusing
risk danger
risky dangerous
dangerous hazardous unsafe
danger dangerous peril
safest secure
independent independence
happiness joy
happiness happy
joy delight
sad unhappy sorrowful
sadness sorrow
miserable misery unhappy
angriest maddest
annoying irritating aggravating bothersome
annoyance peeve irritation
peeve annoyance annoying
annoyed irritated
frustrating frustrated frustration
infuriating maddening
rudest meanest
polite courteous mannerly
politeness manners etiquette
meanest nastiest cruelest
cruel cruelty
kindness nice
nicest kindest sweetest
compassionate empathetic sympathetic
friendly sociable
friendly welcoming hospitable
outgoing extroverted sociable
introvert introverted
shy timid bashful
shyness shy
quiet silent
silence quiet
loud noisy
loudest noisiest
talkative chatty
lonely alone lonesome
alone solo
worry worried
calm relaxed
calm peaceful serene
relax unwind chill
relaxation relax
peaceful tranquil
cozy cosy snug
tired exhausted sleepy
exhausted drained
sleepy drowsy
tired fatigue
exhausting tiring draining
energetic lively
productive productivity
hardworking diligent
busiest hectic
moody grumpy
grumpy cranky
surprising unexpected
unexpected unforeseen
disappointed disappointment disappointing
disappointment letdown
gratitude grateful thankful
appreciate grateful
memory remember memorable
memory recollection
memory reminisce
remember recall
forget forgotten
interest interested
passion passionate
arrogant cocky conceited
humble modest
humility humble
vain narcissistic
narcissist narcissistic
violent violence
patient patience
impatient impatience
forgiving forgive
creative imaginative artistic
creative creativity
organized tidy
mess clutter
messiest untidiest
cleanest tidiest
dirty filthy
gross disgusting nasty
grossest nastiest
disgusting revolting vile
disgust disgusting
clumsy klutz
childish immature
maturity mature
cheesy corny
cheesiest corniest
beautiful gorgeous pretty stunning
cutest adorable
ugly hideous unattractive
ugliest hideous
appearance look
charming charismatic
charisma charm
personality trait
characteristic trait feature
quality trait attribute
describe description
weirdo oddball
normal typical
typical usual
sarcastic sarcasm
rebellious rebel
evil wicked
tastiest yummiest
delicious scrumptious
disgusting yucky
cold chilly
freezing cold
fit athletic
sober sobriety
dead deceased
death die
alive living
immortality immortal
usually normally typically generally
usually commonly
sometimes occasionally
daily everyday
yearly annual annually
celebration celebrate party
maximum max
minimum min
similar alike
unfair unjust
bias biased
chance probability
likely probably
probability likelihood
definitely certainly
completely totally
international global worldwide
insult insulting
offensive insulting
criticize critique
complaint complain
decision choice
choice choose
indecisive undecided
dilemma quandary
bet wager
award prize
punish punishment
effect impact
influence impact
influential influence
craving crave
heartwarming wholesome
uncomfortable uneasy
married marriage
gay homosexual
feminine girly
flirty flirt
spoiled spoilt
gullible naive
nosy nosey
honor honour
colorful vibrant
unexplainable unexplained
unbelievable incredible
extraordinary remarkable
addictive addicting
relatable relate
inappropriate improper
alright ok okay
crappy lousy
shitty crappy
amazing awesome incredible fantastic
excellent superb great
incorrect wrong
starving hungry hunger
happy cheerful joyful
sad upset unhappy
mean unkind nasty
kind nice
trendy trending
rare uncommon
bragging brag boast
manly masculine
comedian comic
overrated overhyped overvalued
brave courageous bold fearless bravery
scary frightening terrifying creepy spooky scare
frightening scary horrifying terrifying
recent latest
latest newest
expert pro
skilled talented gifted proficient
necessary essential needed
useless unnecessary pointless
meaningless pointless
frugal thrifty
stingy cheap miserly
worst terrible awful horrible
terrible awful horrible dreadful
goal ambition aspiration dream
motivate inspire motivation inspiration
allowed permitted
ban outlaw forbid prohibit
solution fix
priciest costliest
flaw fault imperfection
opinion thought view viewpoint perspective
stance opinion view
controversial unpopular
creepy disturbing unsettling
lately recently
nowadays currently presently
rarely seldom
often frequently regularly
habit ritual routine
quirk oddity peculiarity
lucky fortunate luck
anxious anxiety nervous nervousness
cry weep tear
comfortable comfy
pointless futile
unimportant insignificant
suspenseful thrilling
gripping riveting
mindblowing astonishing
prized treasured cherished
knack talent skill
rude impolite
easygoing laidback
fussy picky choosy
calm chill
hypocrisy hypocrite hypocritical
revenge vengeance
disappointing underwhelming letdown
thanks thankful
appreciation gratitude
ancient old
tradition traditional custom
culture cultural`;
