// Made by test/support/similar/lexicon/make.ts; where it comes from: NOTICE.md.
export const KIND_NAMES: string = `
mammal mammalian
vertebrate
tablet
slab
block
machine
rejection
withdrawal
departure
humiliation
shame disgrace
dishonor
degradation debasement

change
church

edifice
religious

form descriptor
word


decrease diminution reduction

bedrock
principle
law

document


part piece
thing

muscle
contractor
anomaly
abnormality

condition status
hate hatred
disgust
emotion
dislike

knowledge

address

point

termination conclusion
reformer crusader




inhabitant dweller
group
material stuff
substance
matter
part portion component constituent
summary
statement
discourtesy rudeness
manner
demeanor behavior conduct deportment
symptom
evidence
information
number
lack deficiency want
demand
traveler
absence


consistency body

action activity
process

discipline
trait

control
concept conception construct
idea
content
removal
separation


wisdom
nonsense bunk
quantity
amount
magnitude
wrongdoer offender

gap
space
school

change alteration modification
speed
motion movement move
lever
bar
valve
control controller
mechanism
pronunciation
utterance


attitude
approval
support
aid assist assistance help
right
abstraction abstract
convenience
suitability
friendliness
disposition temperament
nature
clothing wear


commodity good
mishap misadventure
misfortune
trouble

notation

approval commendation

symbol
signal sign
improvement betterment advance
transformation transmutation shift
agreement
tune melody air strain line
music
musician instrumentalist player
performer
entertainer
assistant helper help supporter
worker
action
agreement


wind
instrument
record
evidence
indication
responsibility

occupation business job line
bourgeois
capitalist
authorization empowerment
management direction
increase increment growth

entity
charge complaint

oblique
case

digit figure
integer

medium
compound
pain
chemical

property
acceptance
situation
note annotation notation
comment commentary


disease
illness malady sickness
clergyman reverend
order

status position
leader
fruit


remedy cure therapeutic
medicine medication
drug
physics

science
relationship

judgment


unit

area expanse
extent

athlete
contestant
sport
diversion recreation
flight
aviation air
travel

fiber

resin
polymer
instrument

agent
substance

plan program
actor player
existence

creation
calculator computer
expert

process outgrowth appendage
shrewdness
intelligence
ability power
treatment intervention
care attention aid
work
promotion publicity
expression
speech language
carbon

element
gem stone
crystal

musician
artist
creator
matter
enthusiast partisan
supporter protagonist champion admirer booster friend
advocate proponent exponent

desire
component constituent element
part portion
object
increase
addition
code

recipient receiver

follower
pathology




farewell
acknowledgment
modifier qualifier



judgment assessment
head chief




butterfly


entrance entry
arrival
advice
proposal
commotion din ruckus rumpus tumult
disturbance
motion movement move
clay
soil dirt
earth ground
ceramic


period

juvenile
love
admiration appreciation
decoration ornament

gland
organ
hormone

secretion
agent
humor

compliment
praise kudos
animal beast brute creature fauna
impurity
libertine rounder


intercourse copulation congress relation
maturity
encouragement
asset plus
arrival
accomplishment achievement
project task labor
misfortune
fortune destiny fate luck portion
condition
publicist
communicator
business
commerce commercialism
transaction dealings
good goodness
authority
announcement
endorsement

plate scale shell
shield
apparatus setup
equipment
pass

play
cloud


region part
location
concern
interest involvement
curiosity wonder
pretense simulation
deception deceit
falsification misrepresentation
testimony
evidence
information info
associate
peer equal match

attraction
force
assertion
declaration
avowal affirmation
adversity hardship
wealth


discourtesy offense
behavior conduct
bedclothes

consequence effect outcome result event issue upshot
phenomenon
effect
result resultant outcome termination
conclusion finish

reversal turnaround



quartz
mineral

unit
organization
collection aggregation accumulation assemblage


annoyance chafe vexation
anger ire
aggression


hostility enmity
drive
gracefulness
carriage posture


troublemaker


orientation
disbelief
pain
compatibility
characteristic
officer
serviceman man


ingredient
foodstuff
disorder upset

insignificance

gas
fluid
craft
vehicle
conveyance transport
charge
cost
facility installation
tube

line
carrier
business concern
airplane plane

aircraft
mail
message
airfield field
duct
passage
way
passageway
salt
fear fright
medium
book volume
product production
creation

protein


relation

fallacy
misconception
beverage drink drinkable

food nutrient
liquid
fluid
drunkard rummy wino
drinker
consumer
mania passion

motivation motive
recess niche
enclosure
area
representative
negotiator
beer
brew
alcohol
attention
faculty module

microorganism

mathematics math
rule formula
procedure process
name
defense vindication
justification
explanation account

placement arrangement
position
payment
accusation
cooperation
loyalty
fidelity faithfulness
story
fiction

street
thoroughfare
road route
path
coalition fusion
union unification
connection
leather




reptile
share portion part percentage

possession
distribution
mixture
attraction attractiveness
remark comment input
state nation country land commonwealth

reference
book
god

belief




nut

gift

physic
indifference
unconcern

letter
character

list
orthography
database
table
furniture

quarrel wrangle row
dispute difference conflict
disagreement
order
organization
process operation
generator
engine
motor
elevation
distance

singer vocalist
generosity
kindness
metal
scholar student
intellectual intellect
consolidation integration
combination
diplomat
official
yellow

color
environment environs surroundings surround

region
walk
car auto automobile machine motorcar


attack onslaught onset onrush
operation
improvement

deity divinity god immortal
correction
support keep livelihood sustenance
resource
peace
order
weaponry munition


exemption freedom
immunity


punctuation
mark

stadium bowl arena
expansion

translation
travel
disability handicap impairment
softness
operation surgery

unfortunate
charm
pleasure
boa

snake serpent

game
similarity
sameness
inference


investigation
instrument
ideology
radical
disorder

condemnation curse
denunciation
morphology
biology

body

relative relation
genealogy
kin kindred clan tribe

fee

fish
food
solid



report account




specialist
doctor physician md


shape form
planner
fisherman fisher
anxiety
distress hurt
distress

particle
body


joint articulation
periodical
publication
history account chronicle story
acquisition
destruction devastation
destruction demolition
day



electrode
conductor
application

labor toil
obscurity

jacket
coat


insect

cause
origin inception





tooth
bone
song vocal
opus composition piece


genre
hill
elevation
collection
work



scientist

discipline subject field study

molecule
expectation
expectation outlook prospect

conclusion end close
section subdivision
toiletry
age
era epoch
opposition

device
style
orifice
passage passageway
structure

vessel
policy
argument line
passivity
inactivity inertia
primate
regulator
extremity
maxim axiom
composure calm calmness equanimity
phase stage

attack
affliction
believer


professional
adult grownup
experience
spirit
request

inflammation
addendum supplement postscript
course
nutriment nourishment nutrition sustenance


produce
brandy
liquor booze
relevance relevancy
use usage utilization employment exercise
request petition
decision determination conclusion
choice selection option pick
classification

judge
critic
apprehension savvy

novice beginner initiate

position post berth office spot place situation
conceptualization formulation
money

standard criterion measure touchstone
calculation computation

tree


blue
tank
vessel
container
plant flora
mediation
negotiation dialogue
discussion word


rod
implement
angel
herb
bishop
priest
land earth ground
deposit repository
entrance entryway entry
access approach

zone
eagerness keenness
enthusiasm
environment



dryness
elite

class stratum
people
chest
box
boat
vessel
limb
extremity appendage member

mobilization
chair
seat


measure quantity amount
hole

protection
ingenuity cleverness
creativity creativeness
armament
cavity
service
force personnel
smell odor
sensation
perception
preparation provision
arrangement
liability
obligation
debt

pride

sin
valley
depression

oxide
combustion
criminal felon crook outlaw
principal
tube
patient
case
sufferer
vegetable
vegetable veggie
nonfiction
piece
prose
genre
maneuver
move

force



movement motion
slope incline side
formation
bin
receptacle
feature characteristic
property attribute dimension
poplar
disparagement depreciation
disrespect discourtesy
attack
criticism
disapproval
paving pavement

drive
kill
applicant
analgesic painkiller
fool sap
simple
murderer
killer
defamation calumny
murder slaying execution
homicide
battle conflict fight engagement
action
appraisal assessment
system
program
software package
construction

positivism
duty
postulate
proposition
hypothesis possibility theory
certainty


visionary seer
physicist
physics
astronomy
shelter
hospital infirmary


unbeliever

compensation
recompense
rescue deliverance delivery
recovery retrieval
inhumanity
cruelty
abuse
mistreatment
floor level story
beauty
appearance

agent factor broker
boldness

courage bravery
aggressiveness
assemblage
frequency
rate


register
record


sense sensation sentience
sensitivity sensibility
observer beholder
student pupil

diviner
month

light lightness

sign
credibility
oppressor
control
power

start commencement
biography life

dictator
ruler
application
profession
independence
freedom
examination scrutiny
season
utility usefulness
slide
descent
transgression
desire
tendency inclination
allotment allocation
astonishment amazement
unpleasantness

inability
disadvantage
liability
bad badness
canopy
shelter

cutter cutlery

line
shrub bush
angle
supervisor
superior
child kid
offspring progeny issue
keeper
defender guardian protector

man
male
support
influence
determinant
fortitude

spirit

set
representation
patron sponsor supporter
benefactor helper

discharge

inheritance heritage
return

stroke shot
bag
pedestrian walker
transportation transport transfer conveyance
movement
side face
surface
boundary bound
stage
platform
level
country
yard
field
tract parcel

cut
meat
emblem allegory
symbol




plate
sheet
bun roll
bread

starches
case
security surety

merchant
workplace work
shop store
outlet

package parcel

poem
dance
show



mechanics

scope range reach orbit compass
player participant
room



barrier
obstruction impediment
wood


truism
truth



piece
fabric cloth material textile
thief
surface
vogue trend style
taste appreciation
discrimination
wagon

metric


institution establishment
financier

currency
failure loser
flag
emblem
design pattern figure
dinner
party

wit humor witticism
sacrament

ceremony
protestant
primitive
atrocity inhumanity
dish
weight

composer

sedative downer
poet
writer author
cover
grain cereal
employee

crustacean
invertebrate
goose


yard

lord noble nobleman

aristocrat
peer

quarters
language
fire
wilderness wild
pin
fastener
restraint constraint
obstacle obstruction
hindrance deterrent impediment balk check handicap
difficulty
lawyer attorney
exchange interchange



blow bump
impact
contact impinging
saint
assumption supposition
pitch




woodwind wood

robe
garment
ballplayer
warship
ship

profanity
water
knife
weapon arm
lake

zone

jewelry
adornment
hound

dog
jar
cup
crockery


support
legume

hair

messenger courier
attacker aggressor assailant assaulter
nonconformist
dissenter dissident objector contestant
lover
craftsman artisan
fur pelt
confusion
institution asylum
rock stone
hour
time
indication
cattle oxen
bovine
path route itinerary

wax



pauper

originator mastermind
function office part role
benefit welfare

brown
reflex
expulsion projection ejection
reaction response
propulsion
activity
tower


attendant tender
girl miss
woman
female
loop

highway
highland upland
tool
revel revelry
merrymaking
celebration festivity
worship
prayer petition
expenditure outlay
good goodness
morality
gift
inheritance heritage
acquisition
sadness sorrow
unhappiness
spirit
cap
headgear



adversary antagonist opponent
sex
dishonesty
wrongdoing misconduct
promise
commitment dedication
ritual rite
custom usage
practice pattern
survival
gambler
confusion disarray
partiality
inclination disposition tendency

anniversary

eyeglasses

spouse partner mate

marriage matrimony union wedlock


crime offense
partisan
intolerance
personage


subculture
generation
linguist
sign


wave
star

test trial run

basin
cage coop
feed
commencement first outset start kickoff offset
point
blemish defect mar
place spot
origin root source

cake
division


difficulty
picture image icon
gossip
berry






felony

dark darkness
illumination
pause intermission break interruption suspension
interval
smith
sac
leaf foliage

rhetoric
dessert sweet

emptiness
noise
sound
irreverence violation
evil immorality wickedness
workman
fire flame
combustion
oxidation
white whiteness

atmosphere ambiance
cry
mixer

utensil
devastation desolation
deterioration impairment
decay
reactionary
conservative

blind screen

light

surprise
elation
maneuver play
storm

series
order ordination
lump
enlargement
alliance coalition alignment
bomb

success
attainment
stupid dullard

stain discoloration
mistake error fault

paper

top

stroke
victory triumph
success
failure

oil
stick





bird



seafood
grass
bank
ridge
cheat cheater trickster slicker
insensitivity
shape form configuration contour
representation
scarf
swine

committee commission
lumber timber
tenant
payer

intruder interloper trespasser
entrant
house
dwelling home domicile abode habitation
walk
hat lid
mariner seaman tar jack seafarer gob
sailor

wildcat
cat
sled sleigh
exercise workout
effort exertion sweat
detachment
body

land ground soil

monster

imagination vision
pot

city metropolis
municipality


sausage
cushion

bass

obligation
document
subjugation
slave
tissue
fire

stimulation stimulus stimulant input
cry outcry call yell shout


accountant controller
shelf
projectile missile

advertiser
footwear
slipper
closet
marketing
strap



agency bureau office authority
dissatisfaction
discontent
yearning
district territory dominion
privacy secrecy concealment
isolation
separation
biologist

hairdo hairstyle
branch
stalk stem
town
guard
line
abundance

part section division

framework


cord
line

car
combatant belligerent fighter
protest objection dissent
resistance
childhood
undergarment
band
strip slip
set
nail
egotist

indoctrination
instruction pedagogy
education
preparation
division
gesture motion

alloy metal
child kid youngster minor shaver fry
ostentation fanfare flash
display
character fiber
party
affair occasion function
strength
heater warmer
dimension

holder
article
disruption perturbation
meal
insight brainstorm
discovery find
fortification munition
defense
trouser pant




farmer
wind
weather
terseness
duration length

plant
complex
production
industry manufacture
trade craft
marriage wedding
newlywed
participant
post station
position place
headgear
tack
gear paraphernalia
vegetation flora botany


institution
establishment
brightness
elegance
edge
side
water
liquid
boundary edge bound
candy
sweet confection
dainty delicacy goody treat
pin
ad advertisement advertising advert


shoe
oven


poultry
bird fowl


duct canal channel
pony
horse
stream

handle grip hold
appendage
soup


kinship relationship
feature
boy
girl
fairy

language

consumption intake uptake
injury hurt harm trauma
force strength
intensity
degree grade level
cruelty harshness
malevolence malice
evil
degree
award accolade honor laurels
globule
ball globe orb
sphere

wine

carriage rig

mount
equine
rustic
commoner
flower bloom blossom
friend

comedian comic
pervert deviant deviate degenerate
reprobate
brass

lamp
projection
convexity
solid
number figure

canine

report story account


amphibian

valuable
treasure
drivel garbage
bee
irritation annoyance vexation
glass
agglomeration
plug stopper
blockage block closure occlusion stop stoppage
incompetent
waiter server

rabbit


hit
touch
reference
indicator
cheerfulness
happiness
weight

concern worry headache vexation


administration establishment brass organization
body

judge justice jurist
adjudicator
sandwich

funeral
ceremony ceremonial observance
radiance shine
texture
feel
ass
hole hollow





soldier
confederate

southerner
enterprise
profession
vocation
manservant
servant retainer

fat

storeroom
switch
support
customer client
user

vulture

hawk
push button
assent acquiescence
yesteryear
time
rule
direction instruction
spectator witness viewer watcher

compartment
tent
spot
show
entertainment amusement
driver
operator
kitchen

succulent
villain scoundrel
body

form
passage
trainee
restaurant eatery

confinement
arrangement organization system
structure

young offspring
length

projection
visitor
handwriting hand script
inability
birth
river

sociability


photographer
semblance gloss color
contest competition
politician

site
channel
island
informer rat
informant source
override

tumor
malignancy
growth
campaign cause crusade drive movement effort
venture
light



honesty
righteousness
ammunition ammo

factory mill
savage barbarian
artillery gun

melon
gourd
melon
bottle
locomotion travel
beam
petitioner
investigator
ravine
ability

capability
susceptibility
cloak
economy
system scheme
coffee
accident

dose dosage

objection


metric
procession
firearm piece
gun
unit
sweater jumper
medicine



custodian keeper steward
merchandise product
deer
flower



music
performance


root
association
wheel
machine

stunt
feat effort exploit
waterfall

dish

rebuke reproof reprimand
punishment penalty
mansion manse hall residence
victim
feline
carnivore

infielder
fielder
interrogation examination

supplier provider
larva

cleansing




warning
notice
cave
conifer


honor laurels
pace rate
abstinence
string

carbohydrate sugar

intelligence

deletion
count enumeration tally


area country


collection aggregation

executive
administrator
confirmation
stop halt
excavation
embarrassment
shame



domestic
constellation
rival challenger competitor competition contender

possibility


fixture
transmission
communication
description
game
fuel
warhorse
attractiveness
interest

virtue

conversation
talk
orchid
speaker talker

bigot
national subject
value


miser
hoarder
saver
board
stop
gauze
net network mesh
cat
cook
therapy

baby babe infant

chicken
fowl poultry

age

pepper

coldness cold frigidity
temperature
arousal rousing
flue


ape

country state land



fragment
rodent
therapist healer
courtesy
principle
value
ideal

halogen
pigment
color


alcohol
grounder hopper



note tone

laugh laughter
family folk kinfolk
lineage line descent blood pedigree ancestry origin parentage stock
fare

victim dupe
religion faith
yard

gutter trough
channel
smoke
tobacco


bark
ellipse oval


journey
dissemination

holiday
rite
size

evasion escape
negligence carelessness neglect

citrus
citrus
citizen
society




mollusk shellfish
regulation


red
interpretation


acquaintance friend
construction expression
constituent

phobia


formulation preparation

knife
indentation

leniency
tolerance
allowance
priesthood

juncture occasion
vine
upstart
escape flight
session
conference
set circle band


property belongings
timepiece timekeeper
residence

research

approach
ball clod glob lump clump chunk
rain rainfall
precipitation downfall
folly tomfoolery craziness lunacy indulgence
play frolic romp caper
fun play sport
team squad
affliction
disorder
trainer


union unification conjugation
roughness
shore
resident occupant
outline


stone
maker


narcotic

parrot

enforcement

panel
residence
connection link
coinage
accident stroke
strainer
filter
temperature

accessory

composition

interest stake
formulation expression
migrant
foal
male
pistol handgun
line
formation
journalist
unconsciousness
reaction
reply response
drama

consequence aftermath
command bid dictation
recognition credit
exploitation development
sympathy
administrator executive
seriousness earnestness sincerity
state province

passenger rider
concentration
increase
compression
press pressure
push

mercy

satisfaction
contentment
integrity unity
hindrance interference
guilt
whole
composition
decrease lessening
sorrow regret rue
sadness unhappiness
argument statement
pride
performance
wire
ligament
classical
contract

businessman
judgment mind
opinion sentiment persuasion view
combine
union

capital
seat
corridor
injury
disapproval
process
arrogance haughtiness
union
confidant intimate
judgment
wisdom
design plan
restraint
proof
seizure
appropriation
branch
agreement correspondence
challenge
rock stone
legislature
assembly
legislator
lawmaker
politician
solution
inflection





magic


significance import
substance
ethics morality
agreement accord
harmony concord concordance
permission
protection
uniformity
comfort
phone sound
plot game
scheme strategy


law


practice

theory
explanation
interaction
incident
stare
look
perception
consideration
restraint control
landmass
dependence dependency

distortion
line
mark print

preparation
party
attempt effort endeavor try
donor presenter conferrer
healing

comfort
cloister
community
practice
function map
refrigerator icebox

calmness
thinker
policeman officer
pilot
aviator flier
conductor

viper

badge

cereal
membrane
meal
occlusion

initiation induction installation
noncom
firm house
obesity
fat blubber
capital

cell
pen



dishonesty

immorality
philosophy
sophisticate
attire garb dress
sheath


weight
imitation
copy
equivalent

secret
identification
lady noblewoman


example illustration instance representative
education instruction pedagogy
hunter
politeness civility
house
entreaty prayer appeal
inlet recess
sum amount
envy
resentment bitterness gall rancor

hand
laborer jack
cowboy cowpuncher cattleman cowhand
accelerator



prevention bar
skill accomplishment acquisition attainment
cliff drop
feces stool dejection
excretion excrement
waste

coward
shellfish

fashion
insanity

stupidity
doctrine philosophy ism
curve
crack cleft crevice fissure
depression impression imprint

situation
newness
needlework



output yield
junction

figure


execution

wild
warrior
layer
staff
expedient
agency way
implementation
weakling
sepulcher
grave tomb
chamber



movement front
morsel bit bite
taste mouthful
embrace
clasp clench clutch grasp grip hold

line
text
lap overlap
flap
acculturation
generality
indicator
reverence
point
end terminal
tormentor persecutor
continuance continuation
skin
stratum
sword blade brand steel
portion
eater feeder

network
rider

philosopher
despair
sovereign monarch
father
parent


cocktail
farm

wetness
art
bit chip flake fleck scrap
adventurer
worthlessness ineptitude
day

delay holdup
inactivity
sofa couch lounge
dream
idler loafer bum

pollutant
pesticide


scarcity
inadequacy deficiency

collapse
rubbish trash scrap
presentation demonstration


propriety

spread
extension
expansion enlargement
falsehood falsity untruth
fraction
rational
oratory
address speech

mood mode
decline diminution
decrease


specialist
act enactment


development evolution
failure
skeptic
imperfection
rejection
litigant

sharpness
clearness clarity
erosion


aberration
damage harm impairment
mutation
loss
negligence neglect
carelessness
mania

disturbance
sediment deposit
batch deal flock heap mass mess mint mountain peck pile plenty pot raft sight spate stack wad

worth
end
pronoun
teacher instructor
educator
habitation
habitat



solidity
consonant


investor
station
expense disbursement
aggression hostility

crisis
poverty
ancestry lineage derivation
inheritance
heredity

community
quitter
top upside
dominance ascendancy control
goal end
fact

firmness resolve resolution

explosion burst
variation fluctuation
statistic
datum
misbehavior misdeed
commitment allegiance loyalty dedication
designation identification
determination

front
script book


analysis
jewel gem
musculature
system
alga algae
autocracy
articulation

engineer technologist
ice


turn


homosexual gay
discussion treatment discourse
perplexity

carefulness
herb
coin
jurisdiction
contagion
vowel
tact
consideration thoughtfulness


conflict
difference

denial
doubt uncertainty
payment
audio


authoritarian dictator
rejection

disparity
inequality
deviation divergence departure difference
liberty


match
disk disc
circle round
edification sophistication
enlightenment
education
retreat
appliance


disk disc
interruption break
infidelity
spread
substitution exchange commutation
cut
analysis
treatise

indulgence
gratification
sound
decline
agitation


dissimilarity
net profit profits earnings
income

separation




verse rhyme

gospel creed
linen


inaction inactivity
aid
plaything toy
bill note banknote greenback

whale

head
residence abode
songwriter
gentleman

stuff
destiny fate

sill

misfit
concoction mixture


joint
junction conjunction
general

gradient slope



authorship composition
representation
bridge span
imagination imagery
sleeper



wanderer
drop
individualist
scum
film

duck
fight combat scrap
conflict struggle battle
struggle battle
two

powerlessness impotence
pasta

repetition
misrepresentation deceit deception
permanence
force
influence
particulate



explosive

ache
marker mark
owner possessor
gravity solemnity
gain

transducer

planet

worm
rack stand

point
direction
spy
liveliness life spirit
animation
activity
strangeness


reflection


ratio
moralist
ovum



theory
conceit vanity

quantity
rank
exclamation
discharge emission
joy joyfulness

vote
course class
energy





rise ascent ascension
degree level stage point
qualification
fitness

emergence
liberation release
mound hill
expansion enlargement elaboration
larceny theft thieving
personification
crisis
migration
importance
domain land
government regime

method

coat

insertion introduction
entrance
kindness

green

aptitude
weakness
domain
problem
question head
subject topic theme
indecency
impropriety
trap
admirer
completeness
zoologist
zoology
model example





arousal
trip
substitute replacement
stairway staircase
element



regularity


intensification
figure image
questioner

omission
disregard neglect
inattention
passage


tax taxation
levy

fatigue weariness tiredness
showman promoter

agent
absentee
book

magnificence richness
excellence

advantage
inquiry research
expedition
search hunt hunting
vulnerability
countenance visage
demonstration
delay hold postponement wait
excess

capsule
lens


flap
makeup
cosmetic

clique pack camp

justice justness

deterioration declension
timbre timber quality tone
nonentity


calamity catastrophe disaster tragedy cataclysm
comedy
death decease expiry


lord creator maker divine almighty

infection
turbulence upheaval

creation conception
passion

shackle bond hamper
structure
lie

accuracy truth
agitation
illustration
artwork art
figure
model simulation

steak
producer
certainty
superiority
quality caliber
digit
extremity
nail
firework

beetle

preoccupation
fat

thing
endowment gift talent
spokesperson interpreter representative voice


repeat repetition

compulsive
taste
parasite
wool

board
prostitute whore harlot tart
thread yarn

plot patch
wave
bubble
aerosol
alarm
peculiarity specialty
individuality individualism


foreplay arousal stimulation
type

film


baggage luggage
step
fodder
penetration incursion
ancestor antecedent root

filmmaker
apprehension dread
proceedings
precursor forerunner
finger
view aspect prospect scene vista panorama

perception
prediction anticipation
prudence
discretion
introduction
cutlery
post
wealth


form shape pattern
structure
constitution composition makeup
club society guild gild lodge order
mutant mutation variation sport
spot patch fleck


underclassman
undergraduate undergrad
collegian
originality
ice
wisdom

completion culmination

back

architect designer
practicality
religion faith
leave

ditch
uselessness
chat
gibberish gibber
partition
blunder blooper bungle flub botch


audience
porch

speculation venture
vice

urchin
footbridge

spout
actress
storehouse depot storage store
state
wound lesion
seal
hydrocarbon
breath
art
post
upright vertical
glove

hammer


antelope
newspaper paper
press



class category family
sequence
memory

kind sort form variety
category
restoration
repair fix fixture mend reparation
actuality

semiconductor
growth maturation development

apparition phantom shadow
illusion semblance
appearance

frivolity


boxer

gaiety merriment
depth
flash








position
role
beard whiskers
godparent


jeweler
vd dose
character
actor doer worker
dress frock
atom molecule particle corpuscle speck

phonograph
grandparent
forbear
grandchild

firmness

immobility
cereal

gossip comment
satisfaction
benefit
prize award
memorial monument
sauce
condiment
importance
selfishness
stinginess
crowd
sorrow
sharpener


marketplace mart market
area region




fish

garden

porridge
estimate estimation approximation idea
handbook

naivety
swallow drink
shot


enjoyment

genus
rotation

custom tradition
golfer
brush



playacting



repairman
fixer
discomfort
declamation
port
difficulty
tone

dramatist playwright
speed
seller marketer vendor
pile heap mound agglomerate cumulus
attachment bond
danger
header head
principal head
room way

reproduction replication

prosperity
impression belief notion opinion
star principal lead
throw
break interruption disruption gap
fence

bottom underside
robbery
salutation

edge
limit demarcation

toxin
poison

outcast castaway
loner
character role part persona
portrayal characterization enactment

mathematician
inventor


timidity
unwillingness
spell charm
polygon

torpor

connection connector connective
chart
disclosure revelation
multitude throng concourse
security protection
store stock fund
accumulation
harshness roughness
leisure
photograph photo exposure picture
wife
safety
hit
realty immovable
settler colonist

assignment
sweetening
vacation holiday
foot
infestation
fullness
cheer
nose



prediction foretelling
diagram
thing

agriculture husbandry
cultivation
footwear
prisoner captive
hotel
patron
owner proprietor
grouch crank
barge lighter
cap

husk
sheath case
man human




cyclone
silence quiet
pipe

influence
pretense


neurotic
personality
conjecture
effigy image

ignorance



corrective
option alternative choice
painter


luminosity brightness light
furnace

incompatibility
order
fact
folly foolishness
tolerance
disrepute discredit
variable
verb
affix


speech delivery
flow
naturalness
decree edict fiat order
suggestion
implication
immunization
danger
perception
demand
irresponsibility

moment mo minute second bit
time
rebellion insurrection revolt uprising
revolutionary subversive
determination purpose
point
component constituent element factor ingredient
fighter
pause
placement location position
mediator intermediary
sentence

string
set
engagement participation involvement
prosody inflection
complexity
abuse insult
finance
document
statement
safety
real
provision supply

temper mood humor
annoyance bother pain infliction

touch

pocketknife
stake bet wager
gamble


conserve preserve

spear lance shaft
jaw
derision

clown buffoon goof
agitation
nervousness

note

peripheral


power force
rearrangement
arrangement transcription
composition
cypress
conformity
marsupial

grain
blow
skirt
lighter
sphere domain area orbit field arena
spasm cramp
check
draft


underpants
bunch clump cluster
flatterer

discharge emission
stairs
multitude mass people
complaint
cry yell

caricature imitation impersonation
shade
spacecraft
satellite
landowner
vicinity locality neighborhood
section
tranquility quietness

lock
paint pigment
strip
foam froth
toilet lavatory john privy bathroom

stay
rest ease repose relaxation
discharge run
flow
contempt scorn

beneficiary
hosiery hose

pier wharf dock
relationship
channel line
fungus
manner mode style way fashion



prominence
rule regulation
line
underwear
lotion application


slob pig

scene
mobility
height
record book
drone laggard trailer poke


watchman watcher
operation


lunatic madman maniac
denomination designation
truck

gambling play

sanity

celebrity
mother

current stream

computer
hardware
sex gender sexuality
malevolence
shake
drink


adulthood
appearance
masculinity
estate land
clerk
spread paste
shot shooter
suspension



intervention

array
purple

grassland
contemplation reflection thoughtfulness

reminder
experience
essay
acquisition
revision alteration
transformation translation

railway railroad
semiconductor
radiation
distributor

painting picture

peak
limit limitation


operation
calculation computation
detail item point
bog
abortion
reproduction procreation
anthology

error mistake

excerpt extract selection
trial
device gimmick twist
assembly assemblage
syrup
operative

intonation modulation


mass


art artistry prowess

insurgent rebel

believer worshiper
air aura atmosphere
rear backside



officer
discrimination favoritism

weed



lingerie

egg
sound

organization
administration disposal

infamy


visibility

tongue

festival

meter
epic

pod
start
action activity
persecution
diffusion

weight


elimination riddance

sheet
temple



viola


psychosis
psychotic psycho

game
emotionalism
flexibility

pie
pastry
course


compunction remorse
apartment flat
mint
proportion
quotient
evaluation valuation

disciple adherent
narrowness

orchestra
mucus


face
square
writ
employment work
generalization generality
acne

violation infringement
sign

fold crease bend
wedge

pouch
substance
scar
system

catholic
float


printer
window
delineation depiction picture characterization
card
correspondence
gait
walk
measure step
premise assumption
predisposition
duty responsibility obligation
term

textbook text

loneliness
academic
ball formal
dance
inclination
ownership
miner
condition precondition stipulation

spirit

tavern


squash
humorist
search

genitalia genitals crotch

adhesive
sibling
nausea sickness
examination exam test
folk
hoop ring


receiver
set
lottery
company
track
audience
calibration standardization
birth nativity
answer
secretary
memory retention retentiveness

quadrilateral quadrangle

verbosity
return
official
improvement
resource
exercise practice drill recitation
training preparation

topic subject issue matter
relief ease
retaliation revenge
return
broadcast program
recoil repercussion rebound backlash
ventilator
revival resurgence revitalization
constriction
possession ownership

disavowal disclaimer

variety
marksman

bacteria bacterium
tone
football
measure
groove channel

destroyer

salesperson

place property
sorcery
pan
ferocity fierceness fury vehemence violence wildness
burn
speculator plunger
haste hurry rush
separation breakup detachment
youth
schoolteacher
powerboat


consciousness
session
conference
printer
depth
cleanser cleaner




lace
ball

truthfulness

position stance posture
statesman
respiration ventilation
aquatics

perversion
leavening

card
duration continuance
energy vigor
sterilization
opinion view


runner


stepchild

plain field

label
section segment
division partition segmentation
animation life
community
cream ointment

bandage patch
journalism
spoon



gate
score
dullness
canvas canvass
charge
disturbance disruption commotion flutter
lodge

separation

mamma
endurance

hairpiece
pull
experiment experimentation
defeat
jersey
shirt

lesion
brush thicket
service
limit bound boundary
video

sink
complaint
screen`;

export const KIND_MEMBERS: string = `aardvark 0 1 2
abacus 3 4 5 6
abandonment 7 8 9
abasement a b c d e f
abbey g h i
abbot j k
abbreviation l m n o p q
abc r s t
abdication u v w
abdomen x y z
abdominal 10 11 12
aberrant 13
aberration 14 15 16
abhorrence 17 18 19 1a 1b
ability 1c 1d
abnormality 15 16
abode 1e 1f 1g 1h
abolition e f 1i
abolitionist 1j 1k
abomination 17 18 19 1a 1b 1l
aboriginal 1m 1n 1o 1p
aborigine 1l 1m 1n 1o 1p
abort e f 1i
abortion e f 1i
abrasive 1q 1r 1s 1t
abridgment 1u 1v
abruptness 1w 1x 1y
abscess 1z 20 21
abscissa 22
absence 16 23 24
absentee 25
absenteeism 26 27 28
absorbency 29
absorbent 1q 1r 2a
absorption 2b 2c
abstention 2d 2e 2f
abstinence 2d 2e 2f 2g 2h
abstraction 2i 2j 2k 2l 2m 2n
abstruseness 1c 2k 2o 2p
absurdity 2q
abundance 2r 2s 2t
abuser 2u 2v
abyss 2w 2x
academy 2y 2z
acceleration f 30 31 32
accelerator 33 34 35 36 37
accent 38 39 3a
acceptability 3b
acceptance 1c 1d 3c 3d 3e 3f
access 2i 3g 3h
accessibility 3i 3j 3k 3l 3m
accessory 3n 3o 3p 3q
accident 1d 3r 3s 3t
accidental 3u 3v 3w
acclaim 3x
acclimation 2c 3y
accolade 3z 40
accommodation 1v 30 41 42 43
accompaniment 1d 44 45
accompanist 46 47 48
accomplice 49 4a
accomplishment 4b
accordance u 4c
accordion 4d 4e 4f 4g
account 4h 4i 4j
accountability 2f 4k 4l
accountancy 4m
accountant 4n 4o
accreditation 4p 4q
accretion 2c 4r
acculturation 28 4s
accumulation 1p 2c 4r 4t
accusation 1v 4u 4v
accusative 4w 4x 4y
accuser 1k
ace 22 4z 50
acetone 1r 51 52 53
ache 1z 20 54
achievement 4b
achiever 1l
acid 1q 53 55
acidity 56 57
acknowledgment 1v 58 59 5a 5b
acne 5c 5d 5e 5f
acolyte 5g 5h 5i 5j 5k
acorn 5l 5m 5n
acoustic 5o 5p 5q
acoustics 5r 5s 5t
acquaintance 1c 1d 21 5u
acquiescence u 4c 58 59
acquisition 5v
acquittal 5w 5x
acre 5y 5z 60
acreage 2t 61 62
acrimony 3l 3m 63
acrobat 64 65
acrobatics 66 67 68 69 6a
acronym l m n
acrylic 1q 51 53 6b 6c 6d 6e 6f
act v w 6g
action 1d
active 6h 6i 6j
activism 6k 6l
activist 1j 1k
activity 1d
actor 47 48
actress 47 48 6m
actuality 6n
actualization 6o 6p
actuary 6q 6r
acumen x 6s 6t 6u 6v 6w
acupuncture 6x 6y 6z
ad 70
adage 3a 71 72
adamant 1r 73 74 75 76 77
adaptation w 78
adapter 79 7a 7b
addendum w 78 7c
addict 7d 7e 7f
addiction 15 16 1b 7g 7h
addition f q 7i 7j 7k 7l
additive 7i 7j 7m
address 3w 7n 7o
addressee 7p 7q
adept 6r
adequacy 3b
adherence 3e 3f
adherent 7r
adhesion 7s 7t 7u 7v 7w
adhesive 1q 1r 1s 1t
adieu 7x 7y
adjective m 4y 7z 80 81 82
adjournment e f 1i
adjudication 83
adjudicator 1l
adjunct z
adjustment f 30 41 42 4b
administration 28 4q 4s
administrator 5k 84 85
admiral 86 87 88 89 8a
admiration 1b 8b
admirer 7f
admission 4b 8c 8d
admittance 2i 3g 3h 4b 8c 8d
admonition 8e 8f
ado 8g 8h 8i
adobe 8j 8k 8l 8m 8n
adolescence 8o 8p 8q
adolescent 8r
adoption 3d 3e 3f
adoration 19 1b 3d 3e 8s 8t
adornment e f 8u
adrenal 8v 8w 8x
adrenaline 51 8y 8z 90 91 92
adroitness 93
adulation 94 95
adult 1l 96
adulteration f 16 4b 97
adulterer 2v 98
adultery 99 9a 9b
adulthood 8o 8p 8q 9c
advancement f 32 3x 4b 9d
advantage 9e
advent 4b 9f 9g
adventure 6z 9h
adventurer 1l
adverb 4y 81 82
adverbial 7z 80
adversary 1l
adversity 3s 3t 9i 9j 9k
advert 70
advertisement 70
advertiser 9l 9m
advertising 70 9n 9o 9p
advice 8f
advisability 9q
adviser 6r 9r
advisor 6r 9r
advisory 1v 9s
advocacy 3e 3f
aegis 3e 3f 9t 9u 9v 9w
aeration 2b 2c
aerator 9x 9y
aerial 9z a0 a1
aerosol a2 a3 a4
aerospace 7k a5 a6
affair a7 a8 a9
affectation aa ab ac
affection 1b
affidavit v w 6g ad ae af
affiliate ag ah
affiliation 28 5u ai
affinity a3 aj ak
affirmation 1v al am
affirmative al am an
affliction 15 7t 7u 9i 9j ao
affluence 16 ap aq
affluent ar
affront as at
afghan au av
aftereffect 1z 20 2c aw ax ay
afterlife 8p 8q
aftermath 2c aw ax az b0
afternoon 8p 8q
aftershock b1
afterthought 7i 7j 7m b2 b3 b4
agape 19 1b 8s
agate 74 76 b5 b6 b7
age 57
agency b8 b9 ba
agenda 2j 2k 6l
agent 4t
agglomeration 1p bb
agglutination 2c 3y bc bd
aggravation 19 at be bf bg
aggregation 1p 4t bh
aggression 17 19 3l 3m bi bj
aggressiveness 17 19 2f bj bk
aggressor 2u 2v 5k
agility bl bm bn
agitation 16 bo
agitator bp bq
agnostic 1l
agnosticism 1c 2k 3c br bs bt
agony 1b 1z 20 54 bu
agreement 1v bv bw
agriculture 9n 9o 9p
ague 5f 7t 7u
aide 49 4a bx by bz
ail c0 c1 c2
ailment 15 16 c3
aimlessness c4 c5 c6
air 1s 7k a5 a6 c7 c8
aircraft c9 ca cb
airfare cc cd
airfield ce
airline cf cg ch ci cj
airliner ck cl cm
airmail cn co
airplane c9 cl cm
airport ce cp
airstrip ce cp
airway cg cq cr
aisle cr cs ct
alabaster 1q b7 cu
alarm 19 1b cv
alarmist 9m
albino 13
album cw cx cy cz
albumin d0 d1 d2
alchemy d3 d4 d5 d6 d7
alcohol 5q 6i 6j d8 d9 da db dc
alcoholic dd de df
alcoholism 15 dg dh di
alcove dj dk dl
alderman 9m dm dn
ale do dp dq
alertness 6w dr ds
alga dt du
algae dt du
algebra 5t dv dw
algorithm dx dy
alias n 1t dz
alibi e0 e1 e2
alienation 1a 1b
alignment 1p ba d4 e3 e4 e5
alimony cd e6
alkali 1q 53 55
allegation 4u 4v al am e7
allegiance 28 e8 e9 ea
allegory eb ec ed
alley cs ee ef eg eh
alleyway ee ef eg
alliance d4 ei ej ek
alligator el em en eo ep eq
allocation er es et eu
allotment er es et
allowance er es et
alloy 1r 1s 1t ev
allure ew
allusion 1v ex
ally b9 ey ez
almanac f0 f1
almighty f2 f3 f4
almond 5l 5m f5 f6 f7 f8 f9 fa
alms fb fc
aloes 5p 5q fd
aloha 7y
aloofness 1b 3l 3m fe ff fg
alpha fh fi fj
alphabet r s t 3w fk fl fm
altar fn fo fp
alteration f 1d 4b
altercation fq fr fs
alternation ft fu
alternative b3 b4 fv
alternator fw fx fy
altitude fz g0 g1
alto 46 47 g2
altruism g3 g4
aluminum 1r 75 g5
alumna g6 g7
alumnus g6 g7
amalgamation 2n g8 g9
amateur 1l
amazement 1b
ambassador bz ga gb
amber gc gd ge
ambiance 16 gf gg gh
ambiguity 3a 71 72
ambition 1b 7h
ambivalence 1b
amble 32 6a gi
ambulance gj gk gl
ambush gm gn
amelioration e f go
amen f3 gp gq
amendment e go gr
amenities es gs gt
amethyst 1q 74 76 77 b6 b7
amity 3k 3l 3m gu gv
ammo gw
ammonia 1r 53 55 db dc gx
ammunition gw
amnesia 16 bo gy
amnesty 16 gz h0
amoeba dt
amount 2t 57 d4 es et
amp 5z h1 h2
ampere 5z h1 h2
ampersand fj h3 h4
amphetamine 5q 6i d9
amphibian gk gl h5
amphitheater h6
amplification q 7l h7
amplifier 9y h8
amplitude h9 ha
amputation 7t dy hb hc hd he
amputee hf
amulet 7k hg
amusement 1b 67 hh
anachronism 7k
anaconda hi hj hk
anagram m n 1t
anagrams hl hm
analgesic 5p 5q 6i
analog hn ho
analogue hn ho
analogy hp hq hr
analysis 6z hs
analyst 6r
analyzer ht
anarchism 3c bs hu
anarchist hv
anarchy hw
anathema u bq hx hy hz
anatomical 3a 71 72
anatomy i0 i1 i2 i3 i4
ancestor i5
ancestry e3 i6 i7
anchor 37 i8
anchorage 16 cc i9 ia
anchorman 9m
anchovy ib ic id ie if ig
android 37
anecdote u ih ii
anemia ij ik il
anesthesia 15 16
anesthesiologist im in io
anesthetic 5q 6i 6j
anesthetist im in io
angel 2k f3 f4
anger 19 1b
angle 2x 7k a6 ip iq
angler 4a bz ir is
angst 19 1b it
anguish 1b 9i ao bu iu iv
animal 1l
animation 6n bn iw
animosity 17 19 bj
anion ix iy
ankle iz j0 j1
annals 4h 4i j2 j3 j4
annex 7i 7j 7m
annexation 5v 7l j5
annihilation e 1i b0 j6 j7
anniversary 8p j8 j9
annotating q 7l h7
annotation q 1v 5b 7l h7
announcement 1v
announcer 9m ja
annoyance 16 19 1b bf bo
annuity cd e6 jb
annulment e 1i
anode jc jd
anointing je jf jg
anomaly 14 15 16 1l
anonymity 5j jh ji
anorak jj jk jl
anorexia 15 c3
ant jm jn jo
antagonist 1l
anteater 0 1 2
antecedent i5 jp jq jr
antelope js jt ju
antenna jv
anterior 7v jw jx
anthem 45 jy jz k0 k1 k2
anthill k3 k4
anthology j3 k5 k6
anthrax 5e 5f 7t k7 k8
anthropologist k9 ka
anthropology 5t kb kc
antibiotic 5p 5q kd
antibody 51 d1 d2 ke
antic 67
anticipation 1b 2k f4 kf kg
anticlimax w 42 45 kh ki kj
antidote 5o 5p 5q
antifreeze 1r db dc
antigen 1s 6j
antihistamine 5p 5q 6i
antipathy 1a 1b
antiperspirant kk
antiquity 8p kl km
antiseptic 5p 5q 6i
antithesis d4 kn ko kp kq
antler x 6t
antonym m n 1t
anus kr ks kt
anvil 5 jx
anxiety 16 19 1b bo
aorta ku kv
apartheid kw kx
apartment 1h
apathy 1b 2f ky kz
ape 0 1 l0
aperitif 5q d8 d9 da db dq
aperture 36 37 l1
apex a5 l2
aphorism 71 72 l3
aplomb 3l 3m l4
apogee 1g 8p 8q l5 l6
apologia e0 e1 e2
apologist 7f
apology 7y
apoplexy 3t l7 l8
apostle k 7e 7f l9 la
apostrophe fj h3 h4 ko kp kq
apothecary lb lc ld
appalling le
apparatus 9y
apparel 3n 3o 3p 3q
apparition f3 f4 lf
appeal u lg
appeasement 28 4s
appendage x y z lh
appendicitis 1z 20 li
appendix w 7c lj
appetite 1b 7g 7h
appetizer da lk ll
applause 3x
apple 5l 5m f5 f6 ic lm ln lo
applejack dq lp lq
appliance 3p 3q
applicability d4 ek lr
applicant 1l
application ls lt
appointee 1l 4a bz gb
appointment 4b lu lv
appraisal fv lw lx
appraiser 6r 9r ly lz
appreciation b4 m0 m1
apprehension 19 1b b4 cv fv m1
apprentice m2 m3
apprenticeship 4m m4
approach 6o 6p m5
appropriation m6 m7 m8
approval 3e 3f
approximation hn ho hr m9 ma
apricot 5l 5m f5 f6 ic lm lo mb
apron 3n 3o 3p mc
aptitude 1c 1d 6w
aquamarine 1q 74 76 77 b7 gd ge md me
aquarium dk dl mf mg mh
aquatic 1l mi
aquatics 66 67
aqueduct cg cr cs
arbiter 6r 9r ly
arbitration 28 5w 5x mj mk ml
arbitrator 6r 9r ly
arbor mb mm mn mo mp
arc a3
arcade cr cs ct
archaeologist k9 ka
archaeology 5t kb
archangel f3 f4 mn mq mr
archbishop 5g 5h ms mt
archer 1l 6r
archery 66 67
archipelago 7k mu
architect 7b
architecture i
archive ce mv
archives j3 k5 k6
archway cs mw mx
arctic my mz
ardor 1b n0 n1
area 7k a6 gh
arena 59 n2
ares f3 gq n3
argon 1r 1s 1t 75 c7 c8 n4
argot 3a 72 n5
argument u 4i 4j fr fs
aria 45 jy jz
aridity 16 n6
aristocracy n7 n8 n9 na
aristocrat 5k
arithmetic 5t dv dw
ark c9 mh nb nc nd ne
arm lh nf ng
armadillo 0 1 nh
armament 28 4s gw ni
armchair fo nj nk
armful nl nm nn
armhole no np
armistice gu gv
armor 3o nq
armory gw nr ns nt
armpit x kt nu
army ba nv nw
aroma 57 nx ny nz
arousal e f 4b
arraignment v w 6g
arrangement b4 hr o0
array 1p o1
arrears et o2 o3 o4 o5
arrival 4b 9g
arrogance o6 o7 o8
arrow 3z fj h4
arroyo o9 oa
arsenal ce gw nt ob
arsenic 1r 1s 1t 53 75 oc
arson f 2n od
arsonist 2u oe of
art cz
artery ku kv og
arthritic hf oh oi oj
arthritis 5d 5e 5f
artichoke ic lo mn mr ok ol
article 7k cz om on oo op
articulation 38 39 3a
artifact 7k
artifice lu oq or
artillery b9 gw nt os ot
artisan 4a bz
artist 7b
artistry 1c 6w ou
artwork ov
asbestos 1q b7
ascendancy 16
ascending f 32 4b
ascension ha ow ox
ascent 7k ha ox oy oz
ascetic k
ash 1s
ashcan mh p0
ashtray mh p1
asparagus ic lo mi mn mr ol
aspect 2i bw p2 p3
aspen f6 mb p4
aspersion p5 p6 p7 p8 p9
asphalt pa
asphyxiation e 15 1i pb pc pd
aspirant pe
aspiration 2f bk
aspirin 53 5p 5q cu pf
ass x y z pg ph
assailant 2u 2v
assassin oe of pi pj
assassination p5 p6 pd pk pl pm
assault 28 pn po
assaulter 2u 2v
assay lw lx pp
assemblage 1p e3 pq
assembler 7n pr ps
assembly 6 6p pt pu
assemblyman 9m dm dn
assemblywoman 9m dm dn
assent u 4c
assertion u 1v am
assertiveness pv
assessment fv lw lx
assessor bz gb
assignment v w 6g 6z pw
assimilation 5u
assistant 4a
association 1p 28 ai ba e3
assortment 1p bb bh
assumption 1v 2i 2j px py pz
assurance bo gy q0
asterisk 3z fi fj
asteroid i4 q1
asthma 5e 5f q2
astonishment 1b
astringent 5p 5q 6i
astrologer g7 q3
astrology d5 d6 d7
astronaut 25
astronomer ka q4
astronomy 5s 5t q5
astrophysics 5s q5 q6
asylum i q7 q8 q9
asymmetry 57 qa
atheism 1c 2k 3c br bs bt
atheist qb qc
athlete 65
atlas f0 f1 gq j3 n3
atm 5z 60
atmosphere 16
atom 1r 1s 1t d4
atonement qd qe qf qg
atrocity qh qi qj qk
atrophy 1z 20 21
attachment 1b 7i 7j 7m
attacker 2u 2v
attainment 4b 9f 9g
attendance 1d 28
attendant 49 4a
attention 1c fv lx
attic ql
attire 3n 3o 3p 3q
attitude 1c 1d
attorney lc ld
attraction a3 a4 ak
attractiveness qm qn
attribution fv lw lx
auction hm qo
auctioneer 4n 4o qp
audacity bk qq qr qs qt
audible 6k a0 a1
audience 1p e3 qu
audio 3a qv qw qx
audit qy qz r0
audition ds r1 r2 r3 r4
auditor r5 r6 r7
auditorium dl
augur q3 r8
august 8p r9
aunt i5 ra
aura 1z 20 21 57 rb rc
auspice le rd
auspices 3e 3f 9t
austerity 2d 2e 2f
authenticity re
author 9m
authoritarian bq hx rf
authority rg rh
authorization v w 6g
authorship e 6o 6p ri rj
auto gk gl h5
autobiography 4h j4 rk
autocracy 1p 3c bs e3 hu rl
autocrat rm rn
autograph w 78
automation ro rp
automobile gk gl h5
autonomy rq rr
autopsy 6z hs rs
autumn 8p 8q rt
auxiliary 49 4a
av 8p r9
avail ru
availability 3i 3j
avalanche ha rv rw
avarice o7 o8 rx ry rz
avenue 6o ee ef eg m5
aversion 7 1a 1b
aviary i
aviation 1p bb
aviator 4a bz
avocado 5l 5m ic lm lo
avoidance 7
avowal 1v al am
award eu s0
awareness b4 fv m1
awe 1b s1
awfulness s2
awkwardness 1c s3 s4 s5 s6 s7
awning nq s8 s9
ax sa sb sc
axiom 1v 3a 71 72 py
axis 7k a6 sd
axle mo mp
azalea mm se
azimuth 2x a6 ip sf
azure gd ge me
baas sg sh
babe i5 si sj
babel i 2n g9
baboon l0
baby i5 si sj
babysitter sk sl sm
babysitting 6y 6z
bachelor ld sn so
backbone qs sp sq sr ss st su sv
backdrop sw sx
backer sy sz t0
backfire t1
backgammon hl hm t2
background t3
backhand t4 t5 t6
backlash ox
backlog 1p bb
backpack mh t7
backpacker 25 t8
backpacking t9 ta
backside x y z tb tc td
backspace 33 34
backstage te tf tg
backwoods gg gh th
backyard ti tj tk
bacon tl tm tn
bacteria 1l du
bacterium 1l du
badge 2i p2 p3 to tp tq
badger 1o tr
badminton 66 hm ts tt
baffle tu tv
baffled 1p na
bag mh
bagel tw tx ty tz
baggage mh u0
bagpipe 4f 4g
bail u1 u2
bailiff 4a bz gb
bait sq sr
baker 4a 4n 4o bz u3
bakery 1f 1g u4 u5 u6 u7
balance 59
balder f3 gq
baldness 16
bale mh u8
ball 9y u9
ballad w 45 ed jy jz ua
ballast 1q 1r 1s 1t
ballerina 47
ballet 3a 45 67 ub uc ud ue
ballistics a3 q5 uf ug
balloon c9 cm uh
ballot v w 78
ballpark 2t 62 h6 ui
ballplayer 64 65 uj
ballroom dl uk
ballyhoo 70
balm 5o 5p 5q ul um
baloney 2q
balsam mi mn un
balustrade uo up
bamboo 1q mn mr uq ur us
banality 1v ex ut uu
banana 5l 5m ic lm lo mi mn mr
band 1p ba e3 uv
bandage 3o av uw
bandanna ux uy uz
bandit oe of v0
bandstand tf tg v1
bandwagon ca h5 mh v2 v3 v4 v5
bandwidth nn v6 v7
bane 3t l8
banister uo up
banjo 4g v8
bank 7k ba oy oz v9 va
banker 4o vb
banknote m7 vc vd
bankrupt hf ve
bankruptcy 16 9j 9k aq
banner vf vg vh
banquet vi vj vk
banshee f3 f4 lf
banter vl
baptism vm vn vo
baptist k la vp
bar dl uk
barb 1v ex
barbarian vq
barbarism qi qj vr
barbecue da ll vs
barbell 9y vt vu
barber 79 7a vv
barbiturate 5p d9 vw vx
bard 9m vy vz
bargain 1v 43
bargainer 4n 4o 9m dn u3
barge c9 nd ne
baritone 46 47 g2
barium 1r 75 g5
bark i4 w0
barley c2 da w1
barman 4a w2
barn i w3
barnacle jo w4 w5 w6 w7 w8
barnyard dk dl w9
barometer ht wa
baron wb wc wd we
baroque 8p kl km
barrack 1h wf wg
barrage gm gn wh wi
barrel cf cg cr mg mh
barren gg gh wj
barrette wk wl wm
barricade uo up
barrier up wn wo wp
barrister lc ld wq
barroom dl uk
bartender 4a w2
barter 9o 9p wr
baseball ws wt wu
baseline m8 nn v7
basement ql
bash wv ww wx
basil f3 g6 g7 gq mi mn mr wy
basin mg mh
basis 2i d4 pz wz
basket mh nl nm nn
basketball 66 hm ts tt
bass 57 x0 x1
bassinet ca fo fp h5 mh x2
bassist 46 47 48
bassoon x3 x4 x5
bastard bq hx
baste x6
bastion ba e3
batch 1p bb
bath mg mh
bather 1l 25
bathos kq
bathrobe 3n x7 x8
bathroom dl uk
bathtub mg mh
baton mo mp
batsman 64 65 uj x9
battalion b9 os ot
batter 64 65 uj x9
battery jv os ot
battle 28 po
battlefield gg gh tk
battleground gg gh tk
battleship ca ne xa xb xc
baud nn v6 v7
bawdy 39 xd
bay z xe
bayonet ht xf xg
bayou z xe xh
bazaar u5 u6 u7
beach 7k oz
beachhead xi xj
beacon 40 xk
bead 8u xl xm
beagle xn xo xp
beak kr ks
beaker mg mh xq xr xs xt
beam 40 7j 7k uy xu xv
bean lo ol xw
beard xx xy xz
bearer 25 y0
beast 1l 2u 2v y1
beater 4a mp
beatnik y2 y3
beau ld sn so y4
beautician 4a bz y5
beauty qn
beaver em en y6
bedbug jn jo
bedclothes 3o av
bedder mi
bedlam hw q8 q9 y7 y8
bedpan mg mh
bedrock s t 2i i4 y9
bedroom dl uk
bedside a5 a6
bedspread 3o au av
bedstead fo fp
bedtime ya yb yc
bee jm jn jo
beech mb mm mn
beef ic id js tn yd ye
beehive 1f 1g u4
beeline a6 sd yf
beeper yg
beer d8 d9 dp dq
beeswax 1q d2 en yh yi yj
beet lo mn mr ok ol yk
beetle jn jo w5
beggar hf yl ym
beginner 7b m3 yn
behalf 9q pw yo yp
beholder 1l
beige gd yq yr
belch ys yt yu yv yw
belching ys yt yu yv yw
belfry dl uk yx
belief 1c 1d 2j 2k
believer k 7e 7f
belittling p5 p6
bell yy yz
bellboy 49 4a z0
belle ld z1 z2 z3
bellhop 49 4a z0
belligerent 1l
belly x y z
bellybutton 1g 7k a6
belongings d4 et
belt z4 z5
beltway cs eg z6
bench fo fp k4 nk z7
bender mp z8 z9 za zb
benediction u lg zc zd
benefactor t0
beneficiary 7p 7q
benefit 9q cd e6 ze
benevolence 19 1b 8s g4 zf zg
bequest et u2 zh zi zj
bereaved 1l
bereavement zk zl zm
beret 3n zn zo
berg 79 7a 7k oz vv zp zq
berry 5l 5m ic lm lo
berserk 1o zr
berth 4m
beryllium 1r 75 g5
besieger zs
bestiality 3y qh yw zt
bestowal eu fb fc u2 zh zj
bestseller f1 j3
beta fh fi fj
betrayal zu zv
betrothal u zw zx zy zz 100 101
betrothed y4
betterment 30 42
bettor 102
beverage 1r 1s 6j da db dc
bevy 1p e3 qu
bewilderment bo gy 103
bias 3c 104 105
bib 7j ux uy uz
bible w 78 106
bibliography af fk fm
bicentennial j8 j9 107
biceps 10 11 12
bicker fq fr fs
bickering fq fr fs
bicycle ca cb h5 mh
bidder pe uj 108
biennial 1l mi
bifocals ht 109 10a
bigamist i5 10b 10c
bigamy rx 10d 10e 10f 10g
bigot 7f 10h
bigotry 1c 3c 10i
bigwig ld 10j
bike gk gl h5
bikers 10k 10l 10m 10n
bikini 3n x8
bile 92
bilingual 10o
bill v w 6g
billboard 10p
billfold mh u0
billiards hm 10q
billion 22 50 10r
billionaire ar
billow ox 10s
bimbo ld z1 z2 z3
bin mh
binary i4 q1 10t
binder 6 10u
bingo hl hm t2
binoculars ht 10a
biochemistry 5s
biographer 9m vz
biography 4h 4i j4
biologist ka
biology 5s 5t i2
biophysicist ka q4
biopsy 10v
biped 1l 96
biplane ck cl cm
birch 1q uq ur
bird 2 96 10w
birdbath mg mh 10x
birdcage dk dl 10y
birdhouse 3o nq s9
birdseed 6j da 10z
birth nn 110 111
birthday j8 j9 107
birthmark qn 112
birthplace 1g a6 113 114
birthrate d4 qw qx
birthright t3
biscuit ic tx ty tz 115 116
bisection 2m 2n 117
bisexual 118
bishop 5g 5h 5i 5j mt
bison js jt ju
bit nm nn 119
bitch 16 11a
bitmap cz sx 11b
bitterness 17 19 bj
bittersweet mm mn
bivouac 1h wf wg
blabbermouth 9m 11c
blackberry 5l f8 lm lo 11d 11e
blackbird 11f 11g 11h 11i
blackboard tv
blackening e f 11j
blackhead qn 112
blackjack mb
blacklist af fk fm
blackmail 10g 11k
blackmailer 2u oe of
blackness ge rc 11l 11m 11n
blackout nn 11m 11n 11o 11p
blacksmith 4a bz 11q
blacktop pa
blacktopping pa
bladder kt mh nu t7 11r
blade 5n 11s 11t
blah kq 11u
blancmange lk ll 11v
blandness 2f 11w
blanket 3o au av
blankness 16 11x
blare 11y 11z
blaring 11y 11z
blasphemy 39 3a p6 rx xd 120 121
blaster 4a w2 122
blastoff yv
blaze 123 124 125
blazer jj jk jl
bleach ge 11l 126
bleacher 4a
bleachers 127
bleakness 16 128
bleat 11z 129
blemish qn
blender 12a 12b 12c
blight 12d 12e 12f
blimp cm ld uh 12g 12h 12i
blinder 3o nq 12j
blindfold 3o av
blindness hb hc 12k
blinker 12l 12m
blip 30 40 12n
bliss 16 bo 12o
blistering 2c 3y
blitz f 32 12p
blizzard a3 o1 12q 12r 12s 12t
bloat 1z 20 12u 12v
blob ip iq
bloc ba e3 12w
block 7k
blockade 28 po
blockage 15 16 up
blockbuster gw 12x 12y 12z 130
blockhead ph 131
blog w 78
blogger 1l
blond 1l
blonde 1l
blood 1r 92 132
bloodbath pl pm
bloodhound xn xo xp
bloodshed pd pl pm
bloodstain qn 133
bloodstream 92 132
blooper 134 135
blossom 5m 5n 11t
blot qn 112
blotch qn 112
blotter 1q 1r 4h 4i 136 137
blouse 3n 138 139
blow f 8i 13a
blowout b0 13b 13c 13d
blowtorch 9x 9y
blubber 1q yi yj 13e 13f
bludgeon mp 13g
bluebell mi mn un 13h 13i 13j 13k 13l
blueberry 5l lm lo mm mn se 11d
bluebird 11g 11h 11i 13m
bluefish ic if 13n 13o 13p 13q
bluegrass a6 gg gh mr us 13r
blueprint 2j 2k 6l
bluestocking ld z2 z3
bluff k4 13s 13t
bluffer 2u 2v 13u
blunder 134 135
bluntness 57 qa 13v 13w
blur 1c 2k 13x
blurb 70
bluster hw y7
boa 3n ep hj hk x8 13y
boar ju 13z 140
board 8n b8 b9 141 142
boarder 25 bq 143 144 145 146 147
boardinghouse i 1h 148 149
boardroom dl uk
boardwalk cs eh 14a
boat c9 ca ne
boater 3n 4a zo 14b
boatswain bz 14c 14d
bobbin 37 i8 14e
bobcat 14f 14g
bobsled ca cb 14h
bodice 3n 138 139
body 7k i4
bodybuilding jg 14i 14j
bodyguard b9 os ot sl sm 14k
bodywork 6z jf jg 14l
bog 7k 14m 14n
bogey f3 lf 14o
bogeyman 14p 14q 14r
boiler mg mh 12b 14s 14t
boldness qr qs su
bologna ic tn 14u 14v 14w 14x 14y
bolster 14z 150
bomb gw 12y
bombard 4g x3 151
bombardment gm gn wh wi
bombast kq 11u
bomber ca ck cl cm xc 152
bond v 6g a3 aj ak 153 154
bondage 5u 155
bondsman 156
bone 7v 7w 157
bonfire 158
bonnet 3n zo 14b
bonus 21 cd e6 ze 159 15a
boo 39 3a 15b
booby ph 15c 15d
book cy j3 k6
bookcase fo fp
bookend xv
bookie 102
bookkeeper 4n 4o 15e
bookkeeping 4m
booklet f1 j3 k6
bookshelf xv 15f
bookshop u5 u6 u7
bookstore u5 u6 u7
bookworm g6 g7
boom 11y 11z
boomerang ht xg 15g
boon 9j 9k 15h
boondocks gg gh th
boor bq hx
boost 3f
booster 7f 9l 9m 15i
boot 3o 15j
bootee 3o 15j 15k
booth dl fn fo fp uk 15l
bootleg lq
bootlegger 2u oe of
bootlegging 9o 9p 15m
bootstrap mp 15n 15o
booty et u2 15p
booze 5q d8 d9 da db dq
boozer dd de df
bop b8 15q 15r
border a5 l2 td
borderline a5 l2 td
boredom 15s 15t 15u
borough gh 14x 15v
borrower 7p 7q
bosom 15w 15x 15y
boss 5k sg sh
botanical 5q 6i 6j
botanist ka 15z
botany 1p 5s bb i1 i2
botch 134 135
bottle mg mh
bottleneck qa 13w 160
bottom tb tc td
bouffant xy xz 161
bough 162 163
boulder i4 y9 14v 14w 14x 164
boulevard ee ef eg
bouncer sl sm 165
boundary a5 a6 iq l2 166
bounty 2r 2s cd e6 167
bouquet 1p 8u o1 168
bourbon ld 12g 12h
bourgeois 4o
bourgeoisie 1p n9 na
bout 2i 2j 8p 8q nn 169
boutique u5 u6 u7
bovine js jt ju
bowel x 8x 16a
bowels 1g a6
bower 16b 16c
bowl mg mh
bowler 64 65 uj 16d
bowstring 16e 16f
box mh
boxcar h5 16g 16h
boxer 16i
boy so
boycott 28 16j 16k
boyfriend ld sn so y4
boyhood 8o 8p 16l
bra 3n 3o 3p x8 139 16m
bracelet 8u xl xm 16n 16o
bracket 1p bb 16p
brad wl wm 16q
brag u
braggart bq hx 16r
braid xy xz 161
brain x kt 16s
brainchild cy cz
brainstorm b4 m0 m1
brainstorming 1d 28
brainwashing 16t 16u 16v
braising e f 16w
brake wm
brakes wm
bramble mi mm mn
bran 1q c2 da ur
branch 5n b8 b9 11t 163 16x
brand n 1t dz
brandish ov 16y
brandy d8 d9 dq lq
brass ev 16z 170
brassiere 3n 3o 3p x8 139 16m
brat 8r tn 14y 171
bravado 172 173
bravery 1b 2f su 174
bravo oe of pi pj
brawl ue 175 176
brawn 57 177
bray 11z 129
brazenness qq qr qs
brazier 178
breach 134
bread c2 da ic id ty tz
breadth 1c 2t 57 6v 6w 179
breadwinner w2 17a 17b
breakable 17c
breakdown 8h 8i 17d
breakfast da ll 17e
breakthrough m0 m1 17f 17g
breakup e f 1i 30
breakwater uo up
breast x y lh
breastwork 17h 17i
breath 2c 3y c7 c8 yw
breather cg cq 11o 11p
breeches 3n x8 17j
breed 1p 17k 17l 17m
breeder 7b 17n 17o
breeze 12r 17p 17q
brevity 57 kq 17r 17s 17t
brew 5q d8 d9 da db dq
brewery 17u 17v
brewing 9n 17w 17x
bribe cd e6 ze
bribery rx 10g 11k
brick 8m 8n
bricklayer 4a bz y5
bricklaying 4m 17y
bridal zy zz 17z
bride i5 10b 10c 180
bridegroom ag ah i5 10b 10c 180 181
bridesmaid 49 4a ld z0 z2 z3
bridgehead 1g a5 xi xj 182 183
bridle 184 185 186
briefcase mh u0
brier 1p bb 187
brig c9 ne 188 189 18a 18b
brigade b9 os ot
brightness 57 rb rc
brilliance rb rc 18c 18d
brilliancy rb rc 18c
brim v1 18e 18f
brimstone 1r 75
brine 53 c8 gx 18g 18h
brink iq 166 18i
briny z xe
bristle 1q 1r 6c
britches x8 17j
brittle 18j 18k 18l
broach xl xm 18m
broadcast co
broadside 70 18n
brocade uz
broccoli lo mn mr ol 18o 18p
brochure f1 j3 k6
brogue 3o 15j 18q
broiler 18r 18s 18t 18u 18v
broker 4n 4o
brokerage v9 va 18w
bronchitis 5e 5f q2
bronchus ks 18x 18y
bronco 18z 190
bronze ev 16z 170
brooch xl xm 18m
brood 1p 17k 17m
brook z xe 191
broom mp 192
broomstick 7j 193 194
broth ll vs 195
brothel i
brother i5 196 197
brotherhood 1p d4 n9 na 198
brow x y 199
brownie f3 f4 19a 19b 19c
browse 1p bb 187
browsing b4 yw 19d 19e 19f 19g
bruise 7t 7u 19h
brunch da ll 17e
brunette 1l
brunt 19i 19j 19k
brutality qi qj vr 19l 19m 19n
brute 2u 2v y1
bs 19o 19p
bubble 19q 19r 19s
bubbly dq 19t 19u
buck vu 19v
buckboard h5 19w 19x
bucket mg mh
buckle wl wm
buckskin 190 19y 19z
bucolic 1a0 1a1
bud 5m 5n 1a2
buddy 1a3
budge 64 65 uj 1a4
budget 2j 2k 6l m6 m7
buff 7r
buffalo js jt
buffer 1q 53 55
buffet fo fp
buffoon 47 48 pg ph 1a5
bug jn jo w5
bugger 2u 1a6 1a7
buggy h5 19w 19x
bugle 4f 4g 1a8
bugler 46 47
builder 1q 1r 1s 1t
buildup q 7l
bulb 5n 11t 12m 163 1a9 1aa
bulge 1ab 1ac 1ad
bulk 2s 2t 1ae
bull js yd ye
bulldog xp 1af 1ag 1ah
bulldozer gl h5
bullet ht xg 15g
bulletin af 1ai 1aj
bullfight sx
bullfighter 1l
bullfighting 66 67 1ak
bullfrog 1al
bullion 5 1am 1an 1ao
bullshit 1ap
bully 2u 2v y1
bum bq hx
bumblebee jm jn 1aq
bummer 16 1z 20 ay bo 1ar
bumper 37 i8 mh 1as
bun c2 ic tx ty tz
bunch 1p bb 1at
bundle 1p bb mh u8
bung up 1au 1av
bungalow i 1h 148 149
bungle 134 135
bungler m3 1aw
bunion 1z 20 12u 12v
bunk mh
bunker up
bunny 1ax 1ay 1az 1b0 1b1
buns x y z
bunt 1b2 1b3
buoy 40 1b4 1b5
buoyancy 1b 1b6 1b7 1b8 1b9
burden 15a 1ba 1bb
bureau b8 b9 ba fo fp
bureaucracy 1bc 1bd 1be
bureaucrat 4a bz gb
burger gb vs 1bf 1bg 1bh 1bi 1bj
burglar oe of v0
burglary rx 10g 11k
burial 176 1bk 1bl
burlap uz
burner 7i 7j 9x 9y
burnish rb 18c 1bm 1bn 1bo
burp ys yt yu yv yw
burping ys yt yu yv yw
burr i4 w0
burro 19z 1bp
burrow oa oz 1bq
bursar 145
bursitis 1z 20 li
bus cb 1br
busboy 4a w2 1ay
bush mi mm mn
bushel 1bs 1bt 1bu
bushwhacker 7e 1a0 1a1 1bv 1bw 1bx 1by 1bz
business ba e3 1c0
businessman 4n 4o
businessmen 1be 1c1 1c2
businesswoman 4n 4o
bustle 8g 8h 8i
busybody bq
busywork 6z
butcher 4n 4o u3
butchery i 9n 9o 9p
butler 4a 1c3 1c4
butt 193 194
butte k3 k4 oz 14v 14w 14x 164
butter 1s c2 da ic id 1c5
buttercup mi mn mr
butterfat 1q yi yj 1c6
butterfingers 1c7
butterfly 8a jn jo
buttermilk c2 d8 da db 1c5
butterscotch 18j 18k 18l
buttery dl uk 1c8
buttock x y z
buttocks x y z
button 36 37 wl wm 1c9
buttonhole no np
buttress 16c 1ca
buttressing 16c 1ca
buyer df 1cb 1cc
buyout 5v j5
buzzard 13m 1cd 1ce 1cf 1cg
buzzer 36 yz 1c9 1ch
buzzword 2q
bye 4c 7x 7y 1ci
bygone 1cj 1ck
bylaw 1cl 1cm
bypass cs eg z6
bystander r5 1cn
byte 5z 60 1co
byway cs eg
cab dl uk 1cp
cabana q7 1cq
cabaret 67 u7 18b 1cr 1cs 1ct
cabbage lo ol 18p
cabby 1cu 1cv
cabin i 1h dl uk 148 149 1cp
cabinet fo fp
cable co
caboose ca dl h5 mh uk 16h 1cw
cacao f6 mb mm
cache dl 1cx
cactus mi mn 1cy
cad 7n 7o bq ps 1cz
cadaver i4 1d0
caddie 49 4a z0
cadence 1d1 1d2
cadenza 45 jz 1d3
cadet m2 m3 1d4
cadre b9 ba bb ez 16p
cafeteria i 1d5
caffeine 51 53 1d6
cage dk dl 155 1d7
cahoot u 4c
cake 5
calamity 3s 3t
calcium 1r 75 g5
calculation b4 dy hr ma
calculator 6 6r
calculus i4 y9
calendar 1c af fk fm 1d8 1d9
calf 96 1da 1db
caliber 57 8q 179 19k 1b9 1dc
calico uz
caliph k rn 1dd
calk 1de
caller 25 1df
calligraphy 3w 78 1dg
callousness 13v 1dh
callus 1z 20
calmness 2f 3l 3m
calorie 5z 60
calumny p5 p6 p7 p8 p9
calving 2c 3y 1di
cam 37 xe 191 1dj 1dk
camaraderie 3m 1dl 1dm
camcorder h8
camel 0 ju 140
camellia mm mn se
camera 9y 1dn
cameraman 7a 7b 1do
camouflage qn 1dp
camp 1h wf wg
campaign ue 1dq
campaigner 5k 1dr
camper 1ds
campfire 158
campground gg tk 1dt
campsite gg tk 1dt
campus gg tj tk
canal z xe 1du
canaries 7k mu 1dv
canary 9m 1dw 1dx
cancellation e f 1dy
cancer 5e 1dz 1e0 1e1 1e2
candidacy 9h 1e3 1e4
candidate 5k 1dr
candle 12m 1aa
candlelight 1e5 1e6 1e7
candlestick 1e8
candor 3c zg 105 1e9 1ea
candy ll 18k 18l
cane mp 13g
canine 7v jw jx
canister gw mh 1eb
canker 5e 5f 1ec
cannery 17u 17v 1ed
cannibal vq 1ee
cannibalism 100
cannon gw nt 1ef
cannonball ht xg 15g
canoe nd ne 1eg
canon 1cl 1cm
canopy 3o
cant 2q
cantaloupe lm 1eh 1ei 1ej
canteen mg 1ek
canter 32 1el
cantilever 7j uy xu xv 1em
canvas uz
canvasser 6r pe 1en 1eo
canyon o9 oa 1ep
cap 3n 3o 3p zo
capability 1eq
capacitance a3 a4 jv 1er
capacitor jv
capacity 16 1eq 1es 1et
cape 7k jl mu x8 1eu
caper mm mn se
capillary cf cg cr
capital d4 es et
capitalism 1ev 1ew
capitalist ld 12h
capitalization 3w 78 83
cappuccino d8 da db 1ex
caprice 1b 7h
capsizing 3r 1ey
capstan 1ez
capsule 5p mh 1f0
captain 86 87 bx 1f1
caption u 1f2
captive hf
captivity 5u 155 1d7
captor 1l
car gk gl h5
caramel 18j 18k 18l
carat 5z 60 nn 1f3 1f4 1f5
caravan 1p 28 bb 1f6
carbine 1f7 1f8
carbohydrate 51 53 d2 ke 1f9
carbon 1r 1s 1t 75
carbonate 53 55 cu
carburetor 37 i8
carcass i4 1d0
card 1q 1r 136
cardboard 1q 1r 136
cardigan 3n x8 xp 1ag 1ah 1fa
cardinal 5g 5h ms mt
cardiology i2 1fb 1fc
careen f 8i
career 4m
carefulness 2f 1fd
carelessness 2f 135 1fe
caress 1b3
caretaker 4a bz gb sl sm 1ff
cargo 3q 1fg
caribou jt ju 1fh
caricature vl
carjacking rx 10g
carnage pd pl pm
carnation 13k 1fi
carnival 67 zb
carnivore 0 1 2 96
carol jy jz k0 k1 k2
caroling ud 1fj 1fk 1fl 1fm 1fn
carouse z9 za zb
carp ic 13q 1fo
carpenter bz y5
carpentry 4m 17y
carpet 3o fp 1fp
carping p8 p9
carriage ca h5 mh 16h 19x
carriageway cs eg
carrier 25 ca gl h5 mh
carrion i4 1d0
carrot 5n mi mn mr 11t 1fq
cart ca h5 mh v5
cartel ba 1fr
cartilage x 7w 157
cartographer 6r
carton mh nc nl nm nn
cartoon vl
cartoonist 7a 7b
cartridge gw 1eb
cartwheel i8 1fs 1ft 1fu 1fv 1fw
cascade z xe 1fx
case 1d
casework 6z
caseworker 4a w2
cash m7 m8 vd
cashew f6 f7 f9 fa mb 1fy
cashier 4o vb
cashmere uz
casino i hm qo u7 18b
cask mg mh nl nm nn
casket mh nc
casserole da ll mh vs xs xt 1fz
cassette mh
cast 1p e3 qu
castanets 4g 1g0
castaway hf
caste 1p 5j n9 na
caster 4a mh
castigation 28 4s p8 p9 1g1 1g2
castle i 148 149 1g3
castrate ld sn so
casualness 1x 1y
casualty hf 1g4
cat 0 1g5 1g6
cataclysm 3s 3t a4 ax b1
catalog f1 j3 k6
catamaran ne 188
cataract z 5e 5f xe 1fx 1g7
catastrophe 3s 3t 9i 9j ao
catcall 39 3a 15b
catcher x9 1g8 1g9
catechism f1 j3 k6 lg 1ga 1gb
category 1p bb
caterer 4n 4o 1gc
caterpillar 96 gl h5 1gd 1ge
catfish ic 13n 13o 13q 1fo
catharsis go 1gf
cathedral g h i
catheter cf cg cr
cathode jc jd
catholic k la
catkin 5m 1a2
catnap 3y yw 1gg
catnip mi mn mr
cattle js jt ye
cattleman 7b 17n 17o
catwalk cs eh tf tg v1 14a
caucus e3 qu 1gh
cauliflower lo mn mr ol 18o 18p
caulk 1q 1gi 1gj
caulking 1q 1gi 1gj
causality 4t d4
causeway cs eg
caustic 1q 53 55
caution 2f 1fd
cautious 1p na
cavalcade 1p 28 bb 1f6
cavalier 5k wc wd
cavalry ba nw
cavalryman by 1bw 1by
cave 7k oz
caveat u 1v 9s ii 1gk 1gl
caveman vq
cavern 2x 7k a6 ip oz 1gm
caviar ic 13q
cavity oa oz 1bq
caw 11z 129
cedar 1q mb uq ur 1gn 1go
ceding e 1i 1gp
ceiling fz g0 v1 18f
celebrant 1l
celebration ue 176
celebrity 5j ji ld 10j 1gq
celerity 57 17t 1gr
celery ic lo mi mn mr ol
celibacy 16 2g 2h 1gs
celibate k
cell 1l 2x 7k a6 ip
cellar ql
cellist 46 47 48
cello 4g v8 1gt
cellophane 3o
cellulose d2 1gu 1gv
cement 8n pa
cemetery gg tk 1dt
censor 1l
censoring 2l 2m 1gw 1gx 1gy 1gz
censorship 2l 2m 1gw 1gx 1gy 1gz
censure p9
census 6z hs 1h0
cent 5z 1h1 1h2
centenary j8 j9 107
centennial j8 j9 107
center a6 gh 1h3
centerpiece 2i 8u p2 p3
centimeter 5z 1f5 1h4 1h5
centipede 96 jo w5
centralization 2n bh g8 g9 1h6
centrifuge 9x 9y
century 8p 8q nn
ceo 1h7 1h8 1h9
cereal mr us 13r
cerebellum x kt 16s
ceremonial ue 176
ceremony ue 176
certainty 16 bo gy
certificate v w 78
certification 4p 4q 4s af 1ha
certitude bo gy q0
cessation b0 1hb
cesspool mf 1hc
chaff 1q 1r ur
chagrin 1b 1hd 1he
chain o1 12s 12t
chainsaw 6 z8 1hf 1hg
chair fo fp nk
chairman 5k 1hh
chairmanship 4m m4
chairperson 5k 1hh
chairwoman 5k 1hh
chaise fo h5 nj nk 19w 19x
chalet i 1h 148 149
chalice mh xr xs xt
chalk b7
chalkboard tv
challenger 65
chamber dk dl
chambermaid 1c4 1hi
chameleon 1l i4 1hj
champ 65 1hk
champagne dq 19t 19u
champion 65 1hk
championship 5j 1hl
chance 6n 1hm
chancel dl
chancellor dm dn 1h8 1hn
chandelier 1ho 1hp
changeover 30 42
channel 1hq 1hr
chaos hw y7
chap so
chapel h i
chaperon sl sm
chaplain 5g 5i 5k
chapter w 3a 45 78 kj
char 1r 73 75
character ns 14q 14r
characteristic 2i 2j p3
characterization 1v 1hs
charades 67 1ht
charcoal 1r 1s 6j 73 75 1hu
charger 190 19y 1hv
chariot h5 19w 19x
charisma qm qn rh 1hw 1hx
charity g4 sv v9 va zf 1hy 1hz
charlatan 2u 2v 13u
charm qm qn 1hw
chart ov
charter v w 78
chase f 32 4b
chasm 2w 2x a6 ip
chassis i3 i4 16b 16c 1i0
chastening p8 p9 1g1
chastisement 28 4s p8 p9 1g1 1g2
chastity 2g 2h zg 1gs
chat 3a 72 1i1
chatter 72 1i1 1i2
chatterbox 9m 1fi 1i3 1i4 1i5
chauffeur 1cu 1cv
chauvinist 7f 10h 1i6 1i7
cheapness 1i8 1i9 1ia
cheapskate 1ib 1ic 1id
cheater 2u 2v
checkbook r0 154
checker 49 4a z0
checkerboard v1 1ie
checkers hl hm t2
checklist af fk fm
checkout hs rs
checkpoint 1g 113 1if
checkup 6z hs rs
cheek x y 199
cheekbone 7v 7w jx
cheep 11z 129
cheer 3x
cheerfulness 1b 4t 1b7
cheese 1s c2 da ic id 1c5
cheeseburger 1bi 1bj
cheesecloth uz 1ig 1ih
cheetah 1g5 1g6 1ii
chef 4a bz 1ij
chemical 1q 1r 1s 1t
chemist ka lb lc ld
chemistry 5s 5t kc
chemotherapy 6x 1ik 1il
cherry 1q uq ur
cherub f3 f4 mq si sj 1im
chess hl hm t2 us 13r
chessboard v1 1ie
chest x y z
chestnut 1q uq ur
chi 15 fh fi fj 1in
chic 18d
chick 96 1db 1io 1ip 1iq
chickadee 11g 11h
chicken tn 13m 18u 18v 1ip 1iq
chief 5k
chieftain 5k
chiffon uz
chignon xy xz 161
child 8r i5 sj
childbirth 2c 3y 1di
childcare 3f
childhood 8o 8p 8q
childishness 57 1ir
chili da ll vs 1is 1it 1iu
chill 8q 8z 91 1b9 1iv 1iw
chiller e 1ix
chilly 1is 1it 1iu
chime 4g 1g0
chimney cg cr 1iy
chimp 1iz 1j0 1j1
chimpanzee 1iz 1j0 1j1
chin x y 199
china 12c 14x 1j2 1j3 1j4
chink 1o 1j5 1j6
chintz uz
chip y z 1j7
chipmunk 0 1j8
chiropractor 6r 1j9
chirp 11z
chisel sa sb sc
chivalry 1x 1y 1ja 1jb 1jc 1jd
chive 13h 13i 1je
chloride 1q 53 55
chlorine 1p 1r 1s 1t 75 c7 c8 1jf
chloroform 51
chlorophyll 1q 1jg 1jh
chock 5
chocolate 6j d8 da db dc
choice 4b b3 b4 fv
choir ba uv
cholera 5e 1ji 1jj
cholesterol 51 db 1jk
chomp yw 19f 19g
chopper 1b2 1b3 1jl
choppiness 17q 1jm
chopstick xt 17c 1jn
choral jy k0 k1
chord 3u 3v iq 166 1jo 1jp
chore 6z pw
choreographer 7b
choreography 67 ub uc ud ue 1jq
chortle 39 3a 1jr
chorus 11z
chow 6j da 1js 1jt 1ju
chowder ll vs 195
christening vm vn
chrome 75 g5
chromium 1r 75 g5
chromosome i4 iy
chronicle 4h 4i 4j
chronology 4h 4i d4 137 1jv
chrysanthemum 5m 5n un 13k 1a2 1fi
chuck 6j da 1ju
chug 11y 11z
chum 1a3
chump 1jw
chunk 1p bb 1at
church h i ba va 1jx
churchgoer k
churchman 5g 5i 5k
churchyard gg tk 1jy
churn mg mh
chute 9y cr 1jz 1k0 1k1
chutzpah 1w 1x
cia b8 15r
cicada jn jo
cider 6j d8 da db dc
cigar d9 1k2 1k3 1k4
cigarette d9 1k2 1k3 1k4
cilium x 8x w0 xy xz 1k5
cinch 6z 9h
cinder y z 1j7
cinema i cw
cinematographer 7a 7b 1do
cinnamon f6 i4 mb w0 1k6
cipher co
circle 1k7 1k8 1k9
circuit 32 6a jv 1ka
circuitry 9y h8
circulation 1hq 1hr 1kb
circumcision j8 vn vo 1kc 1kd 1ke
circumference 2t 57 1kf
circumflex fj h4 1kg
circumstance 16
circumvention 135 1kh 1ki
circus 67 ba e3 1cs 1ct
cirrhosis 5e 5f 1kj
cistern kt mf mg mh nu 11r
citation 3z 40 19p
citizen 1i7
citizenship 1y 2f 5j 10f
citron 5l f5 f6 lm lo 1kk 1kl
citrus 5l 5m f5 f6 ic lm lo mb
city gg 14v 14w 14x 15v
civilian 1i7 1km
civility 1x 1y 4b 1ja
civilization 1p e3 1kn
clack 11y 11z
claimant pe
clairvoyance 1ko 1kp
clairvoyant 1kq
clam w5 1kr 1ks
clamor 11y 11z
clampdown 2h 1kt
clan 1p e3
clang 11y 11z
clangor 11y 11z
clank 11y 11z
clap 11y 11z
clapper x y 8x 9m 1ku 1kv
clappers 4g 1g0
claptrap kq 11u
claret gd 1kw
clarification e f 1v e2 go 1kx
clarinet x4 x5 1ky
clarity 1kz
clash 11y 11z
class 1p bb e3 qu
classicist 7a 7b g6 g7
classification 1p bh o1
classmate 1l0
classroom dl uk
clatter 11y 11z
clause w 3a 45 78 kj 1l1 1l2 1l3
claustrophobia 1l4 1l5
claw x kt 1l6
clay 1q 8k 8l
cleaner 53 55 1l7
cleanliness 2f zz 100 101
cleanser 53 55 1l7
cleansing e f go
clearance g0 g1
clearness 1kz
cleat 1de
cleavage 2b 2c 1l8
cleaver sa sb 1l9
cleavers mn mr
clef 3u 3v 3w
cleft 1ad 1la 1lb
clemency 12r 17q 1lc 1ld 1le
clench z4 z5
clergy 1c1 1c2 1lf
clergyman 5i 5k
cleric 5g 5i 5k
clerk 4a w2
cleverness 1c 6w ns
click 11z
client oi
cliff 7k oz
climate 16 1lg
climax 1lh
climber bq hx mi mn 1li 1lj
clime 16 1lg
clinch 1lk
clinic ba ml va 1ll 1lm
clinician lc ld
clink 11z
clip 37 i8
clipboard v1
clique 1p e3 1ln
clitoris x 8x 1lo
cloak 3o
clobber et 1lp 1lq
clock ht wa 1lr
clockwork 37
clod 1p bb 1at 1c7
clodhopper 3o 15j 18q
cloister i 148 149 1ls
cloning 1lt 1lu
closeness 1b 1b7 1lv
closer 1l
closet dl 1cx
closure f 32 1lw
clot bb 1at 1lx
cloth 7k
clothes 3n 3o 3p 3q
clothesline 16e 16f
clothespin wl wm
clothing 3o 3p 3q
cloud a3 a4 ax 12r
cloudburst 17q 1ly 1lz
clout 1b4 1b5
clover mi mn mr
clown 47 48 pg ph 1a5
clowning 67 vl 1m0 1m1 1m2
club b9 ba e3 1fr 1m3
clubfoot 7t 1m4
clubhouse i
cluck 11z 129
clue 4j
clump 1p bb 1at
clumsiness 1c 57 bm bn s3 s4
clunking 11z
cluster 1p bb 1at
clutter 16 1m5
co 1r 53 75 g5 oc
coach 5k 1m6
coagulation 2b 2c
coal 1s 6j 1hu 1m7 1m8
coalescence 2n g9 1m9
coalition 1p ba e3
coarseness kq 1bn 1bo 1ma
coast 7k oz 1mb
coaster 1o 25 1mc
coastline l2 td 1md
coat 3n jl x8
cob f7 f9 fa 190 19z 1me
cobalt 1r 75 g5
cobble 8n 1mf 1mg
cobbler 7b 1mh
cobra ep hk 1mi
cobweb 1q 6c uz
cocaine 5q 1mj 1mk 1ml
cockatoo 2 13m 1mm
cockiness pv
cockpit dl uk 1cp
cockroach jn jo
cocktail d8 d9 dq lk ll 1mn
cocoa 6j c2 d8 da db dc
coconut 1s f7 f9 fa ic id
cocoon 7k i4
code 78
codification 78 fu
coefficient 22 60
coercion 28 4s 1mo 1mp
coexistence 6n
coffee 6j d8 da db dc
coffeehouse i 1d5
coffeepot mg mh 12b 14s 14t
coffer mh nb nc tv 1mq
coffin mh nc
cog 49 4a
cogency d4 ek lr re
cognac dq lp lq
cognate i5
cognizance b4 fv m1
cohabitation 1mr
coherence ej 1kz 1ms
cohesion ej 1ms
cohesiveness 29 57 ej 1ms
coin m7 vd 1mt
coinage m n 1t m7 m8 vd
coincidence 1mu
coke 1s 6j 1hu
colander 1mv 1mw
coldness 2f nz 11w 1mx 1my
coleslaw ll vs
colic 1z 20 54
collaboration 28 e8
collaborator oe of 1mz
collage cz sx 11b 1n0 1n1
collar 16n 16o
collarbone 7v 7w jx
collateral er 1n2 1n3
collation bh da ll 17e 1h6
colleague ag ah
collection 1p 4t
collector 1l
college 1p e3 1be
collegian r6 r7
collie xp 1af
collision wx
colloquialism kq 1n4
collusion hr o0
colon 16a
colonel 87 bx 1f1
colonial 1o 1mc
colonialism qk 100
colonist 25 1n5
colonization e rj
colony 1p e3 1be
color 57 rc
coloratura 46 g2 ud 1fj 1fk 1fl 1fm 1fn
colt 96 1da 1db 1f7 1n6 1n7 1n8
columbine un 13k 1fi
column 1n9 1na
columnist 9m vz 1nb
coma bo gy 1nc
combat 28 pn po
combatant 1l
combination 1p bb
combo ba uv
combustible 1s 6j 1hu
combustion 125 1l8 1nd
comeback u 1ne
comedian 47 48
comedown d e
comedy kq op 1nf
comer 25 65 1hk
comestible 1s 6j da
comet i4 1ng
comeuppance az b0 1nh
comfort 16
comma 88 89 8a fj h3 h4
command u
commandant bx by bz
commander bx by bz
commandment u 1ni
commando 4a by bz
commemoration 3x ue 176 1bl 1nj
commencement nn 111 176 1bl
commendation 3z 40 19p
comment 1v
commentary 1v
commentator 6r
commerce 28 9p
commercialism 28 9p
commercialization ls 1nk
commiseration 1b 7y 1nl
commissary u5 u6 u7
commission b8 b9 ba
commissioner 5k 84 1nm
commitment 28 2f e8 1nn
committee b8 b9 ba
commodity 7k
commodore 86 87 bx
commoner 1l
commonplace 1v ex ut uu
commonwealth b9 ba ez 14x 15v 1no
commotion f 8h 8i hw
commune gh 14x 15v
communication 1d 4t
communicator 1l
communion 100 1hr 1np
communique af 1ai 1aj
communist 5k 1dr
community 1p e3 qu
commutation f 32 6a
commuter 25 1br 1nq
compaction 30 1nr 1ns 1nt 1nu 1nv
companion 25 1a3
companionship 5u
company b9 ba e3 os ot va
comparison 4t 6z d4 hs rs
compartment 2x 7k a6 dl ip iq uk
compass ht 1nw
compassion 1b 1nl 1nx 1ny
compatibility 1b bw 1nl
compatriot 1i7
compensation cd e6 qe
competence 1eq
competition d4
competitiveness 2f bk qt
competitor 65
compilation bh j3 k5 k6 1h6
compiler 7n 9m pr ps vz
complacency 1b7 1nz 1o0
complaint 15 16 c3
complaisance 3l 3m
complement 1l1 1l2 1l3
complementary gd ge rc
completeness 1o1
completion f 32 12p
complexion 57 ge rc
compliance 28 e8
complication 59 1o2
complicity 16 1o3
compliment 3x 95
component 2i 2j 4t d4 169
comportment 1x 1y 2f
composer 79 7a 7b
composite 2i 2j 1o4
composition 57 d4 e4 e5
compost 1r ev 1o5
composure 2f 3l 3m
comprehension b4 m0 m1
compress 3o av uw
compression 30 1nr 1ns 1o6
compromise 28 e8
compulsion dh di
compulsive 1l
compunction 1b 1o7 1o8
computation b4 dy hr ma
computer 6
comrade 1a3
comradeship 3m 1dl 1dm
con 4i 4j 1o9
concatenation d4 ej ek 1ms
concealment 3o 15x 15y
conceit 1b 1oa
concentration 57
concept 1c 2j 2k
conception 1c 2j 2k
conceptualization 2i 2j 2k 6o 6p
concert uc ue 1ob
concertina 1oc 1od
concerto 45 k2 kq 1oe
concession u 43 4c 6g 1ci 1of 1og
concessionaire 4n 1oh
concierge sl 1ff
conciliation gu gv mj mk ml
conciseness kq 17r
conclave e3 qu 1gh
conclusion f4 1oi 1oj
concoction 6j c2 da 1ok 1ol
concord 14u 14v 1om 1on 1oo
concordance u 4c gv
concourse 1p ct e3 qu 1op
concrete 8n pa
concurrence u 28 4c e8
concurrency u 28 4c e8
concussion 3r wv ww wx 1ey 1oq
condemnation 83 p9 1or
condensation 1c 1d 1os
condenser jv
condescension o6 o7 1ot
condiment c0 c1 c2
conditioner 14i 14j
condo 1h 149
condolence 7y
condominium 1h 149
condor 1cd 1ce 1cf
conduction a3 a4 ax
conductivity a3 a4 ax
conductor 79 7a 7b
cone 7k
confection da ll 18l
confederacy a6 b9 ez gg gh 1ou
confederation b9 ei ej ez 1ou
conference e3 qu 1gh
conferrer 9m sz t0
confession 7y
confessor 5g 5h 5i 5j 9m mt
confetti 1q 1r 136
confidant 1a3
confidante 1a3 1ov
confidence 1b bo gy q0
confidentiality 15w 15x 15y 1ow 1ox
configuration 57 qa 1d8 1d9 1oy
confinement 2c 2h 3y 1di 1oz
confirmation 20 21 1p0
confiscation 5v 1p1 1p2
conflict 1d 28
confluent xe 191 1p3
conformity 28 bv bw e8 1p4
confrontation u 1p5
confusion 16 bo gy hw
congestion 1z 20 21 59
conglomerate 1q 1r 1p6
congratulation u
congregation 1p e3
congress qu 1p7 1p8
congressman 5k 1p9 1pa 1pb
congresswoman 5k 1p9 1pa 1pb
conifer mb mm 1go
conjecture 2i 2j pz
conjugate 1r ev 1pc
conjugation ej 1pd 1pe 1pf
conjunction 1pg 1ph 1pi
conjuring f4 1pj 1pk
connection 4t d4 ej
connective m n 1pl
connectivity 57
connoisseur 6r 9r
connotation 2j 2k 1pm 1pn
conqueror 16i
conquest 5v 9g 12z 130
conscience 1d di zg 1po
consciousness 16 bo gy
conscript 4a by bz
conscription 28 4s ni
consensus gv 1pp 1pq
consent 3x 1pr
consequence 2c ax
conservation 30 41 42 1ps
conservationist 1j 1k
conservatism 3c bs hu
conservatory i 2y 2z va
consideration 1c 1d 21 b4 fv hr
consignment 2h 3q 1fg 1oz
consistency 57 hn ho 1pt
consolation 1b hh 1pu
console fn fo fp
consolidation f 2n g9 1ok 1ol
consonant n 1t fh fi fj 1pv
consortium ba e3 1fr
conspiracy 1v 43 6k 1pw 1px
conspirator 2u oe of
constable sl sm 1py
constancy 1pz
constellation 7k i4 1d8 1d9 1oy
consternation 19 1b cv
constipation d e f 1z 20 21
constituency 1p e3 1be
constituent 7j 7k
constitution e f v 6g rj 1q0
constraint 5u 155 1d7
constriction qa 13w 160
construction 6p pu
consul bz ga gb
consulate i 1q1 1q2
consultancy ls 1q3
consultant 6r 9r
consultation 72 ml 1lm
consumer 1cc
consumerism 9h 1e3 1e4 1q4 1q5 1q6
consumption 2c 3y yw
consumptive hf oj
contact 4b 1q7
contagion 5e 5f 1jj 1q8
contamination 16 97
contemplation b4 hr 1q9 1qa 1qb 1qc
contemplative 1l
contempt 1a 1b
contender 65
content 1p bb
contention 1v al am
contentment 1b 1b7
contest 1d ue
contestant 1l
context n 1t
continence 2d 2e 2f 1qd
continent 7k mu 1qe
contingency 1d 1qf
contingent 1p e3 qu
continuity ej 1ms
continuum 1ck
contortion f 4b iq 1qg 1qh
contour 1qi 1qj
contraband 3q 1fg
contraception 1qk 1ql
contract v 1v 43 6g 1og
contraction o p q
contractor 1qm
contradiction d4 kn
contradictory d4
contradistinction lx v4
contralto 46 47 g2
contrary d4 kn
contrast d4 kn
contravention 28 16k
contribution 1qn
contributor 9m sz t0 vz 1qo
contrition 1b 1o7 1o8
contrivance 6w ns
controller 4n 4o
controversy u fr fs
contusion 7t 7u 19h 1b2 1b3
convalescence 3y yw 1qp
convalescent hf oj
convection 2b 2c 1qq
convenience 16 1qr
convent e3 qu 148 1ls 1qs 1qt
convention 1c 1d e3 qu 1gh 1qu
convergence 1d 1qv
conversation 3a 72
conversion 30 42
convertible gj gk gl
convexity 57 iq qa 13w 1ad
conveyance v w 6g 1hq 1hr
conveyor 25 y0 z4 z5
conviction 1c 2k f4
convoy 1p 28 bb 1f6
convulsion 3t l7 l8
coo 11z 129
cookbook f0 f1 j3
cooker 12b 12c 14t
cookie ic ty 116
cookout ll 17e
coolant 1r 1s 1t 6i 6j dc
cooler 18t 1qw 1qx
coolness 1b 8q 8z 91 1b9 1iv 1iw 1qy
coon 1a0 1a1
coop i w3
cooper 4n sz 1oh 1qo
cooperation 1d 28
coordination 2h 93 1kt
coordinator g7 1qz
cop sl 1py 1r0
copier 9x 9y
copilot bz 1r1 1r2
copper 1q 1r 75 g5 1r3
copperhead ep hk 1mi 1r4 1r5
copulation 3y yw zt
copy 4h 4i 137
copyright v w 3g 3h 78 1r6
coquette ld z2 z3
coral gd ge
cord 16f
cordial 5q d8 d9 da db dq
cordiality 3k 3l 3m
cordon o1 to 12s 12t 1r7
corduroy uz
corduroys 3n x8 17j
core 1p bb 16p
cork 1q 1r i4 ur w0 1k6
corkscrew 1r8
corn us 13r 1r9
cornbread tx ty tz 115
cornea 7w 157 1ra
corner a6 gh 1h3
cornet 4f 4g 1a8
cornmeal c2 da 1rb
cornstarch 1gu 1gv
corollary az b0 hp hq hr 1nh
corona 1e5 1e6
coronary l7 1rc 1rd
coronation 176 1bl 1re
coroner 6r 1eo
corporal bx by 1rf
corporation cj 1c0 1rg
corps 1p b9 e3 os ot 1be
corpse i4 1d0
corpulence bn 1rh 1ri
corpus 1p bb es et 1rj
corpuscle 1l 1q 1r 1s 1t 1rk 1rl
corral dk dl 1rm
correction e f go nm nn
correlation d4 1rn
correspondence 78 bv bw cn co 1ro
correspondent 9m vz 1nb
corridor cr cs ct
corroboration af 1ha
corrosion 2b 2c 12e 12f 1l8 1rp
corrosive 1q 53 55
corruption 1rq 1rr 1rs
corsage 1p 8u o1 168
corset x8 16m
cortex x kt 16s
cosmetic kk
cosmology q5 q6 1jq 1rt
cosmonaut 25
cosmopolitan ld 1ru
cosmos 7k i4 un 13k 1fi
cost et u2 ze
costume 3n 3o 3p 1rv
cot 3o fo fp nq x2 1rw
cottage i 1h 148 149
cotton 6c ur 1k4 1rx 1ry
cottonmouth hk 1r4 1r5
cottontail 1az 1b0 1b1
cottonwood f6 mb mm p4
couch fo fp nk
cougar 14f 14g 1g5
council b8 b9 ba
counsel lc ld wq
counselor 5k 6r 9r sg sh
countdown 6z hs 1h0
countenance qn
counterattack gm gn
counterbalance 1rz
counterexample 20 21
counterfeit sx 1s0 1s1
counterfeiter 2u 2v 13u
counterpart 1c 1d 1s2
counterpoint 3a 45
countersign 4i af 1s3 1s4 1s5
countess wd 1s6 1s7
country b9 ba ez
countryman 1i7
countryside gg gh th
county 7k a5 a6
coup 1d 28 9g 12z 130
couple e3 qu
coupon v w 21 1s8 1s9
courage 2f su 174
courier 25
course 1sa
courser 4a bz 190 19y 1hv 1sb
court e3 qu 1p8
courtesy 4b 1sc
courthouse i 1q2 1sd
courtier 49 4a z0
courtroom dl uk
courtship u lg 1se
courtyard dl
cousin i5
cove z 7k oz xe 1gm 1sf
covenant v 1v 43 6g 1og
coverage 2t 57 62 es et 1sg
coverall 3n 3o 3p mc
coverlet au av
covert 17k 17m
covetousness bj 1sh 1si
cow js yd ye
coward 1l
cowardice 2f su 174
cowboy 1sj 1sk 1sl
cowgirl 1sj 1sk 1sm
cowhand 1sj 1sk 1sl
cowhide el em en
cowling 3o nq
cowpuncher 1sj 1sk 1sl
cox d1 d2 1sn 1so
coyness 1sp
coyote 1ag 1g6
coziness 16 1qr
cozy 3o av
cpa 4n 4o 15e
crab jo w4 1sq
crackdown 1o2 1sr
cracker c2 ic tx ty tz
crackle 11y 11z
crackpot 13
cradle fo fp x2
craft 4m
craftsman 7b lc ld
craftsmanship 1c 6w 1ss
crag 7k oz 1st
cramp 1z 20 21
cranberry 5l 5m lm lo mm mn se 11d
crane 9m vz
cranium 7v 7w jx
crap 1su 1sv 1sw
crash 11y 11z
crassness 13v 1dh
crate mh nc
crater 7k i4 oz 1hj
cravat 3n x8 1sx
craven 1sy
crayfish ic 13q 1sz
crayon mp 1t0
craze v2 v3 1t1
craziness 1c bo s4 1t2 1t3 1t4
cream n7 n8 n9
creation 7k
creativeness 1c 1d 6w
creativity 1c 1d 6w
creator 1l f2 f3 f4
creature 1l
credence 1c 1d 3c fo fp
credential v w 78
credentials v w 78
creditor 1l
credo 2k f4 1t5
creed 2k f4 1t5
creek z xe 191
creeper mi mn
cremation 2n od
crepe 1q 1r 136
crescendo 57 x1
crescent iq 166 1t6
crest 7k a6 sd
cretin ph
crevasse 2w 2x 1t7
crevice 2w 2x a6 ip 1ad 1lb 1t8
crew b9 ba e3
crib fo fp x2
cricket jn jo 1t9
crime rx zv
criminal 2u 2v of
crinkle 1ad 1lb 1t8
cripple 1l
crisis 16 11a 1lh 1ta
crispness 1ir 1tb
criterion 2j 2k nn v7 1jd
critic 6r 9r lc ld ly
criticism lw p9 pp
critique w 78
critter 1l 96
croak 39 3a
croaking 39 3a
crochet cz 1tc
crock 1r 73 75
crockery xt 17c 1jn
crocodile eo ep eq
crocus mn 13i 1td
croissant tw tx ty tz
crone ld z2 z3 1te 1tf
crony 1a3
crook 2u 2v of
crooner 46 47 g2
crop 17w 17x 1tg
croquet 66 hm tt wu
crossbow ht xg
crossroad 1g 113 1th
crossroads e3 qu 1qt
crosswalk cs eh
crossword u9
crotch 2x a6 ip sf 1ti 1tj
crow 11g 11h 1tk
crowbar 33 34 mp
crowd 1p e3 qu
crucifix vg vh 14i 14j 1tl
crucifixion 1g2 1tm 1tn
crudity 1w 1x 1to
cruelty qj qk 100
cruiser ca gj gk gl ne xa xb xc
crumb nm nn 119
crunch 11y 11z
crusade 6z 9h 1e4
crusader 1k 1tp
crust a5 a6 1tq
crustacean 96 jo w5
crutch mp 13g 1tr 1ts 1tt 1tu
crux i4 1hj 1pm
crybaby bq hx 1tv
crypt dk 113 1tw 1tx 1ty
crystal 1s 7i 7j 7k id
crystallization a4 ax i4 y9 1tz
crystallography 5s 5t q5
cs 1r 75 g5
cub m2 m3
cube 1ad 1u0
cubicle dj dk dl uk
cubism e3 1u1 1u2
cuckoo pg ph
cucumber ic lo ol 1eh 1ei 1li
cud 6j da 10z 119 1u3 1u4
cuddle 1u5 1u6 1u7
cue 1u8 1u9
cuff 3o 1ua 1ub
cuisine e f 16w
cull b3 b4 fv
culmination 8p 8q l5
culpability 16 1o3
culprit 2u 2v
cult ba v2 v3 va 1jx 1t1
cultivation 28 4s 9n 17w 17x 1uc
culture 1p e3 lx v3 v4 1kn
cumulus 1p a3 bb 12r
cunning 6u 6v 6w
cup mh xs xt 1jn
cupboard dl 1cx
cupcake ic ty 116
cupful nl nm nn
cur 96 xp 1ag 1ah 1g6 1sy
curator sl sm 1ff
curb v1 18e 18f
curd 6j c2 da 1c5
curdling 2b 2c
cure 5p 5q 6i
curfew 40 nn 111
curio 4t 7k
curiosity 16 bo gy
curler 37 i8
currant 5l lm lo 11d
currency m7 m8 v7 1ud
current a3 a4 1er
curriculum af
curry da ll vs
cursor 1ue
curtain 3o fp nq 12j
curtness 1w 1x 1y
curtsy 4b ov 16y 1uf
curvature 16 m9 ma
curve iq 166
cusp l2 1ug 1uh
cuss hx rf 1ui
custard da ll vs
custodian sl sm
custody 5u 155 1d7
custom 1c 1d 100 101 1qu 1uj
customer df 1cc
cutback f p q
cuteness qm qn
cuticle 7v 7w a5 w0 xz 1tq 1uk 1ul
cutlass ht xg 1um
cutlery mp sc xt z8 17c 1jn
cutlet 119 1un
cutter 4a df 1uo
cutthroat oe of pi pj
cyanide 51 53 55 cu
cybernetics 5t kc
cyberspace pq 1up 1uq
cycle nn 11p
cyclist 25 1ur
cyclone 12q 12r 17q 1us
cylinder iq 1ad
cymbal 4g 1g0
cynic bq g6 g7 hx 1ut
cynicism 1b 1uu
cypress 1q mb uq ur 1gn 1go
cyst 7s 7t 7u
cytoplasm 1r 1s 1t
czar dm rm rn 1hn 1uv
dab 1b3
dachshund xo xp 1ag 1ah
dad 1uw 1ux 1uy
daddy 1uw 1ux 1uy
daemon f3 f4 gq lf 14o
daffodil mn 13i 1uz
dagger 3z fi fj ht xf xg
dainty 6j da ll
daiquiri dq 1mn 1v0
dairy 1f u4 1v1
dairyman 7b 17o 1sk 1sl 1v2
dais tf tg v1
daisy un 13k 1fi
dam uo up
damage 30
dame ld z1 z2 z3
damnation u hz
damper tu tv
dampness 16 1v3
damsel z1 z2
dance cz 1v4
dancer 47 48
dandelion mi mn mr
dandruff 5c 1j7 1v5
dandy ld sn so
danger 16
daredevil 1v6
darkness 11n
darkroom dl uk
darling y4
darn 1v7
dashboard 3o jv nq
data 1p bb
database af
date nn 1v8 1v9
datum 1c 1d 21
daub 8j 8k 8l
daubing je jf jg
daughter si sj z3
dawdling 1va 1vb
dawn ya yb yc
day nn 1v9
daybed fo nj nk 1vc
daybreak ya yb yc
daydream ns 14r 1vd
daydreamer 1ds 1ve
daylight 8p 8q nn 1e5 1e6 1e7
daytime 8p 8q nn
daze 1b s1 1vf
dazzle rb rc 18c
dc 14x 15v
ddt 1q 55 1sw 1vg 1vh
deacon bz gb 1vi
deaconess gb 1vi
deadline nn 111
deadlock 16 11a 1ta
deaf 1p na
deafness hb hc
dealer 4n 4o u3
dealership ba cj 1c0
dealings 4b 1q7
dean 84 1h9 1vj
dear y4
dearest y4
dearth 16 23 24 2s 1vk 1vl
death 30 a4 ax 1vm
deathbed 8o 8p 8q
debacle 1vn
debasement e f 16 4b 97
debate 3a 72 ml
debauch z9 za zb
debauchery z9 za zb
debility 7t 7u hc
debit qy qz
debriefing u ih ii lg 1ga 1gb
debris 1q 1sw 1vo
debt d4 et o2 o3 o5
debtor 1l
debugger 7n pr ps
debunking 1cs 1vp
debut e f rj
decade 8p 8q nn
decadence a b
decadent 2v
decaf d8 da db 1ex
decal 1q 8u vh 136
decanter mg mh 1ek
decathlon ue 1dq 1vq
decease 30
deceased 1l
decedent 1l
deceit 1rq 1rr 1rs
deceitfulness 1rq 1rr 1vr
deceleration 30
decency 1y 2f 1ea 1vs 1vt
decentralization 2c bd 1vu 1vv 1vw
deception 1v ac zv 1vx
decibel 5z 60
decimal 1vy 1vz
decision 4b f4 lv 1oi 1oj
deck tf tg v1
declamation u 1w0 1w1 1w2
declaration 1v
declarative 1pe 1pf 1w3
declension 2c 1pd 1pe 1pf 1w4 1w5
declivity 7k oy oz
decoder 6 g7
decoding 1w6 1w7
decomposition 16 dv 12f 1rp
decor 8u
decoration 7k
decorator 6r 7a 7b 1w8
decorum 1y 2f 1vs
decoy 2u 2v 49 4a 13u
decrease 30
decree v 6g 1w9
dedication ea
deductible es et 1sg
deduction 1wa 1wb
deed v w 6g
deepening 2c 1wc
deer jt ju 140
defamation p5 p6 p7 p8 p9
default 26 27 28 135 1wd
defeat b0 13d
defeatist g7 1we
defect s5 s6 s7 1wf
defection 8 9 59 1wg
defector 2u 2v
defendant 1qm 1wh
defender sm
defense 28 po 1ps
deference 4b 1sc
defiance u 2f 1p5 1wi
deficiency 16 24 2s 2t 57
deficit 2s 2t 1vl
defile 7k a6
definition 1v e2 1wj 1wk
deflation 2b 2c 1wl 1wm 1wn
deflection 14 15 1wo
deformation 30 1wp
deformity 7t 7u qn 1m4
defusing e f 1i
degenerate 2u 2v 1a7
degeneration 2c 4t
degradation a b c e f 4b
degree 57
deity 2k f3 f4
dejection 16 bo
delegate 9m dm dn
delegation 1p 4p 4q 4s ba e3
deletion 2c 30 bc bd 1wq
deli u5 u6 u7
deliberation 3a 72 b4 hr ml 1qc
delicacy 6j da ll 18d
delicatessen ic id u5 u6 u7
delicious lm ln
delight 1b hh
delineation 1v 1hs
delinquency 1fe 1wa 1wr 1ws 1wt
delinquent 2u 2v
delirium 1wu 1wv 1ww
deliverance qg
delivery f t9 ta
delta 1s 7k oz 1wx
deluge nm 1wy 1wz
delusion 16 2j 2k bo d7
demagogue 5k 1dr
demarcation a5 l2 td
demeanor 2f
dementia bo 1t2 1t3
demerit 3z 40 1x0
demise nn 111 1x1
democracy 1p 3c bs e3 hu rl
democrat 5k 7f 1dr
demolition e 1i b0 j6
demon f3 lf 14o
demonstration 67 1cs 1ct
demonstrative m 1pl 1x2
demonstrator lc 1x3 1x4
demoralization d e f
demotion f 4b
demur u 1f2
den 1g gf 113 1x5 1x6 1x7
denial u 1v al am
denim 3n uz x8 17j
denomination ba e3 1x8
denominator 22 60
denouement 1v az b0
denseness 1c s4 1t4
density 29 1x9 1xa
dent 2c aw ax
dental n 1pv 1xb
dentist io lb lc
dentistry i2 1fb 1fc
denture 1xc
denunciation u
deodorant kk
department b8 b9 16x
departure 1d
depiction 1v fv lx tq 1hs
depletion f p q
deployment 1ql
deportation 7 1xd
deportment 2f
depositor 4o 1xe
depot ce mv 1xf
depravity rx zv 1rs
depreciation f p q cd u2 1wa 1wb 1wr 1xg
depredation 4b 1xh
depression 16 bo 11a 1ta 1xi 1xj
deprivation 16 aq s5 s6 s7 1xk
depth 2t 57 62
deputy sl sm 1py
derailment 3r 3s 3t
derby 3n zo 14b
derelict hf yl ym
dereliction zv 135 1fe 1ki 1ws 1wt
derision p6
derivation 1g 1v a6 e2 114
derivative hr m9 ma
derrick 16b 16c 1ez
dervish k t0 1dd
descendant i5
descendants 1p 17m
descent ha ox 1xl 1xm 1xn
description 1v
descriptor m n 1c 1d 1t 21
desecration rx 120 121
desegregation 1d 28
desert 1p gg gh tk 1xo 1xp
deserter 2u 2v 1xq
desertion 8 9
designation n 1t 4b dz lu lv
designer 6r 7b 1w8
desirability 9q qm qn 1hw
desire 1b
desk fn fo fp
desktop tb tc yg 1xr
desolation 12e 12f 1rp
despair 16 1b
desperation 16
despondency 1b 1o8
despot rm rn
despotism 16 1xs
dessert da lk ll
destination 1c 2k a5 l2 1uh 1xt
destiny 1d
destitution 16 aq 1xk
destroyer 2v ca ne xa xb xc
destruction e f 1i b0
detachment f 1b 2m 2n fe ff
detail 1c 21 1xu
detection fv lx nz 17g
detective sl 1py 1r0
detention 28 4s 5u 155 1d7 1g2
detergent 6h 6i
deterioration 16 2c 12f 1rp 1w4 1w5
determinant 1c 1d 1xv
determination 2f 17g 1xw
determinism f4 1t5 1xx
deterrent 1c wp 1xv
detonation f 2n t1 1xy
detonator 12y
detour cs eg
detractor bq hx
detriment 30 1wp
devastation 1b 12e 12f 1rp
developer 7b
development e f 2c 4t go
deviant 2u 2v 1a7
deviation 21 30 1xz 1y0 1y1
devil 2k f3 f4
devilment zv 1y2
devolution 2c 4p 4q 4t
devotee 7r
devotion 19 1b 28 8s e8 1y3
devotional vn vo
dew a3 12r
dexterity 93
diabetes 5e
diabetic hf oj
diagnosis 17g 1y4 1y5
diagnostician im in io
diagram cz sx 1y6
dial 18f 1y7
dialect 3a 72 n5
dialectic kc 1jq 1rt
dialog w 72 1i1 1i2 1y8 1y9
dialogue w 72 1i1 1i2 1y8 1y9
dialysis hs 1ya 1yb
diameter 2t 57 8q nn 179 1b9 1dc
diamond 1r 73 74 75 76 77 xl xm 1yc
diaper 3n 3o 3p uz x8
diaphragm x 37 7w i8 157 1ra 1yd 1ye
diarrhea 1z 20 21
diary w 78
diatom dt du mi 1yf
diatribe u hz
dice 5
dichotomy 1p o1
dictation u 3a 72
dictator 9m rn 1i4 1i5
dictatorship e3 rl 1yg
diction 38 39 kq 1n4 1yh
dictionary f0 f1 1yi
dictum 1v am
diesel fx 1yj 1yk 1yl
diet 6j da 1ju
dietary 6j da 1ju
differential hr m9 ma
differentiation fv lx v4
difficulty 1c 1d 6z jg 14j 1xv
diffraction a3 a4 1ym
diffusion 2b 2c
digestion 2b 2c 3y 1l8
digestive 1s 6j
digit 22 50 5z 60 1h5
dignitary ld 10j
dignity 1b 1oa
digression 1yn 1yo 1yp
dike 1yq
dilation q 7l 1hr 1vw 1yr
dilemma gy 103 1ys
diligence 1fd 1yt 1yu
dill c0 c1 mi mn mr 1yv
dilution p q 1r ev 1pc
dime vd 1mt 1yw
dimension 2i 2j 2k 2t 57
dimer 1q 53 55
diminution 2c 1w5
diminutive m n 1t
dimple 1q 136
din f 8h 8i 11y 11z
diner df h5 16h 1cc 1uo
dinghy nd ne 1eg
dinner da ll 17e
dinosaur ep eq
diocese gh 15v 1yx
dioxide 53 55 oc
diphtheria 5e 1jj 1yy
diphthong n 1pv 1yz
diploma v w
diplomacy 72 g4 mk ml 1z0 1z1
diplomat 4a bz gb
dipole z 1f9
dipper mg mh
dipstick ht wa
direction a6 sd yf
directive 1v am
directness bw zg 1e9 1ea
director 5k 84 1h9
directory af f0 f1 fk fm j3
dirge 45 jy jz
dirt 16 1q 1r 8l 1z2 1z3
dis f3 gq
disability 7t 7u hc
disabled 1p na
disadvantage s6 s7
disagreement 1z4 1z5
disappearance 9
disappointment 15s 15t 15u
disapprobation p9
disapproval 1a 1b
disarmament 28 4s 1z6
disarming 28 4s 1z6
disarray 16 bo gy
disaster 3s 3t 9i 9j ao
disavowal u 1z7
disbelief bo gy 1z8
disbursement 9o 9p cd u2 ze 1z9
disc 1za 1zb 1zc
discharge 1d
disciple 7r
disciplinarian hx rf 1zd
disclaimer u 1z7 1ze
disclosure u
disco 45 k2 kq 1zf
discoloration e f qn 11j
discomfited 1p na
discomfort 16
disconnect 1z5 1zg 1zh
discontent 1b 7h 15u
discontinuance e f 1i
discontinuation e f 1i
discontinuity 15y
discord hw
discount f p q
discouragement 1b p9 1uu
discourse n 1t d4
discourtesy 1x 1y 2f
discovery 1d
discredit c 5j ji
discrepancy 30 1xz 1z5 1zi
discretion rr 1ow 1ox 1zj 1zk
discrimination 1c 28 4s fv lx
discus 9y tu tv vu 1dk 1dq 1zl 1zm 1zn 1zo
discussion 3a 72 1hr
disdain 1a 1b
disease 5f 7t 7u
disembarkation 4b 8d
disenchantment 1zp 1zq 1zr
disenfranchisement 28 4q 4s
disengagement 8 9 f 2m 2n 1zs
disfavor 59 1wg
disgrace c 5j ji
disguise qn 1dp
disgust 1a 1b
dish mh xs xt 1jn
dishonesty zv 1rr 1rs
dishonor 5j ji
dishtowel ux uy uz
dishwasher w2 122 18t 1qx 1sl 1zt
dishwater 53 c8 gx 18g 18h
disillusion 1zp 1zq 1zr
disillusionment 1zp 1zq 1zr
disincentive 1d di 1zu
disinfectant 1s 6i 6j
disintegration 16 12f 1rp
disinterest 1c 3c
disk iq 1zv
diskette 1zc 1zw
dislike 1c 3c 105
dislocation 8h 8i 17d 1zx
disloyalty 1zy
dismay 19 1b cv 1uu
dismissal 28 5w 5x
disobedience 28 16k
disorder 15 16
disparagement 83 p6 1or
disparity 1z5 1zh
dispatch af 1ai 1aj
dispensary i q9
dispensation 4p 4q
dispenser 4n 4o mh 1gc
dispersal 1vu 1vv 1vw
dispersion ha ox 1zz
displacement f h9 ha ox 200
displeasure 19 be bf 15s 15t 15u
disposable 7k
disposal rh
disposition 1d 2f 3m
dispossession 28 2k 5x f4 1pk
dispute u fs
disquiet 19 1b it
disrepair 16 1rp
disrepute c 5j ji
disruption 1va 1vb
dissatisfaction 7h 15t 15u
dissection 2m hq hr 117 201 202
dissemination 1hq 1hr
dissension u fs 1z4
dissent u 1f2
dissenter 1l
dissertation w 78 203
disservice zv
dissidence u fs
dissident 1l
dissimilarity 1z5
dissipation ha 1zz 204 205 206
dissociation f 2m 2n
dissolution 2b 2c
dissonance ny nz 1z4 207
distance e4 e5 g1
distaste 1a 1b
distension q 15 16 7l 1vw
distillation 2b 2c
distiller 7b 1mh
distillery 17u 17v
distinction fv lx v4
distortion 30 iq 1wp
distraction bo gy 103
distress 1b 9i 9j ao bu
distribution 1c e4 e5 g1 1d8 1d9
distributor 4n 4o 1gc
district 7k a6 gh
distrust bo gy 1z8
disuse 16 208
ditch 1hc
dither 16 bo 209
dithering 2c
ditto 3z fj h4
ditty 45 jy jz
divan fo nk 1vc
dive u7 1cr
diver 64 65 20a
divergence f 2m 2n
diversification f 16 4b
diversion 1yn 1yo 1yp
diversity 20b 20c
dividend 20d 20e 20f
diviner g7 q3
divinity 2k f3 f4
division 2i 2j 2k b9 os ot
divisor 22 50 60 nn
divorce 28 20g
dizziness 1z 20 21
dna 53 55 6f
dock dk dl
docket fk fm
doctor io lb lc
doctorate 3z 19o 19p
doctrinaire 7f 10h
doctrine 1c 2k f4
document w 78
documentary cy cz uc ue
documentation 7n 7o af ps 1ha
dodo ld 13m 1iq 1tf 20h
doe 0 1 2 20i 20j 20k
doer 1l
dog 0 96 1ag 1ah 1g6
doggerel ed ua 20l
doghouse i 3c 3o nq s9 105 20m
dogma f4 1t5 20n
dogwood 1q f6 mb mm uq ur
doily 20o 20p 20q
doldrums 12r 17p 17q 20r
dole er es et zh 20s
doll ld z1 z2 z3 20t
dollar 5z 60 vc vd 1h2 20u
dollop nm nn 119
dolly cb
dolphin if 13n 13o 20v 20w
domain 59 7k a6 gh n2
dome iq lh 1ad 1lb 20x 20y
domicile 1e 1f 20z
dominance 16 57 bn
domination 28 4s
dominion 16 1xs
domino 46 47 79 jl vv x8 1eu 210
don ld sn so 211
donation eu fb fc u2 zh zj
donkey to tp tq 19z 1bp 212
donor sz t0
doodad 7k 213
doodle cz sx 1y6
doohickey 7k 213
doom 214
door cs mw mx uo up 215
doorbell 36 1c9 1ch
doorknob 193 194
doorman sl sm 165
doorstep xu xv 216
doorway cs mw mx
dope 5q d9 1mk 1ml 217
dork 13 218
dorm i 1h wg
dormitory i 1h wg
dosage nm nn
dose 5p 5q 6i
dossier 4h 4i 137
dot iq 1zv
doubt 16 bo gy
dough c2 da m6 m7 m8 219
doughnut iq ty 116 1ad 21a
dousing e f 21b
dovetail 21c 21d
dowdy 87 1f1 21e 21f
doweling 2n
downcast cr cs
downer 5p 5q 6i d9
downfall 13d
downgrade e5 21g
downpour 17q 1ly 1lz
downsizing 4b
downtime 8p 8q nn
downtown gh 15v 21h
downturn e f
dowry u2 zh zj
doze 3y yw 1gg
dozen 22 50 10r
draftsman 4a 7a 7b bz
dragon 14p 14q 21i 21j
dragonfly jn jo
drainage 2l 2m
drama w 78 1y9
dramatist 9m vz
dramatization 6o ri 21k 21l
drapery 3o fp nq 12j
drawback s5 s6 s7
drawbridge 21m
drawer dl mh 1cx
drawl 38 39
dread 19 1b cv
dream lx tq 21n
dreamer 21o 21p
dredge 6
dregs 1s 1wx
drenching e f 21b
dress 3n 3o 3p 139
dresser fo fp
dressmaker 1mh 21q 21r
drifter 25 hf ym 21s
driftwood 1q uq ur
drink nm 119 1un
drinkable 1r 1s 6j da db dc
drinker df 1cc
driver 1cv
driveway cs eg
drizzle 17q 1ly 1lz
drone jm jn 1aq
drool 2q
droop 1ad 1lb 1t8
droplet nm 119 21t
dropout 1xq 21u
droppings 1su 1sv 1sw
dross 1q 1r 7k 1sw 21v 21w
drought 16 n6
drover 122 1sk 1sl
drowse 3y yw 1gg
drowsiness 21x
drudge m3
drudgery 6z jg
drug 1s 6i 6j
druggist lb lc ld
drugstore u5 u6 u7
drum 4g 1g0
drummer 46 47
drumstick mp nm 119 13g 1un
drunkard de df 1cc
drunkenness 21x
dryness 16
dualism 2k f4 1t5
duchess wd 1s6 1s7
duckling w7 w8 18u 18v 21y
duct x ks kt
dud hf ve
dude ld sn so
duds 3n 3o 3p 3q
due 2i 3g 3h
duel 28 1qn 21z 220 221
duelist zs
duet 4z 50 ba e3 uv 222
duff lk 11v
duffer 1c7
dugout q7
duke wb wc wd we
dullard bq hx ph
dullness 1c s4 1t4 223 224
dumbbell 9y vt vu
dumpling ic id lk ll 11v 225
dumplings ic id 225
dumpster mh
dun 190 19y 19z
dunce ph 131
dune k4 oz 13t
dung 1su 1sv 1sw
dungeon 17i
dunk 1qn
duo 4z 50 ba e3 uv 222
dupe 1l
duplex i 1h 148 149
duplication cz sx 1s1 1uj 226 227
duplicity 1v ab ac zv 1vx 228
durability 17s 17t 229
duration 8p 8q nn
duress rh 22a 22b
dusk ya yb yc
dust 1q 1r 22c
dustbin mh p0
dustpan mh nl nm nn p1
duty 28 4s 6z
duvet au av
dvd 1zc
dwarf 22d
dweller 1l
dwelling 1h
dye 1q 1r 1jh
dyeing e 11j 22e
dynamite 55 22f 22g
dynamo fw fx fy
dynasty i6 1js 1jt
dysentery 5e 1ji 1jj
dysfunction 7s 7t 7u
dyslexia 15 c3
eagerness 1b n1
eagle 2 13m 1cf
ear x 8x 22h
earache 1z 54 22i
eardrum 7w 157 1ra
earl wb wc we
earlobe x y
earmark 3z 40 22j
earmuff 3o
earner 4a w2 17a 17b 22k
earnest et u1 u2
earnestness 1b 2f 22l
earnings cd e6 jb 20e 20f 22m
earphone jv 22n 22o
earshot l2
earth q1 22p 22q
earthquake a4 ax b1
earthworm 22r 22s
earwax d2 yh yi
easel xv 22t
east 22u 22v 22w
easterly 12r 17p 17q
easterner 1o
eastward 22u 22v 22w
eatable 1s 6j da
eater df ic id lo 1cc
eatery i
eaves 1de
eavesdropper r5 1cn 22x
ebb 2c 1w4 1w5
ebbing 2c 1w4 1w5
ebony ge 11l
ebullience 22y 22z 230
eccentric 13
eccentricity 231 232 233
echo 57 1b9 234
eclectic g6 g7 1ut
eclipse 1zx
ecliptic a6 sd 235
ecologist ka 15z
ecology 59 5s i1 i2 n2
economist k9 ka
economy 1p 1ew
ecosystem 1p 1ew
ecstasy 19 1b bo zm 12o
eczema 5c 5e 5f
eddy k
edema 1z 20 12u 12v
edge a5 l2 td
edger 7b mp z8 1mh 21r 236
edible 1s 6j da
edict v 1v 6g 1w9
edification 2k 1zq 1zr
edition 1p 4t j3 k6
editor 4a bz
editorial cz om on oo
editorship 4m m4
educator lc ld
eel ib ic id ie if ig
effect 2c ax
effectiveness rh
efficacy rh
efficiency 93 d4 qx 237
effigy cz sx
effluent 1q 1r 1sw
egalitarian g6 1ut 238
egalitarianism 2k f4 1t5
egg 239 23a 23b
egghead g7
eggplant lo mi mn mr ol 1iu
eggshell i4 w0
ego 1b 1oa
egocentric bq hx 23c
egoism 2f 2k f4 23d
egotism 2f 23e
egotist bq hx
eigenvalue 23f 23g
eightieth 5j 23h
ejaculation 39 3a 3y yw 23i 23j
ejection yv
elaboration q 7l h7
elasticity 57 1b9
elation 16 19 1b bo 23k
elbow j0 j1 23l
elder ld
eldest i5 sj
election 28 23m
elective 1sa 23n
elector 5k wd 1i7 1km
electorate 1p
electrician 4a bz
electricity a3 a4 ax 23o
electrocardiograph ht 23p
electrocution e 1i pd 1g2 1tm 1tn
electrode jd
electrolysis go 1gf 1l8 1nd
electron ix 23q 23r
electronics 5s 5t q5
elegy w ed ua
element 2i 2j 169
elephant 0 1 23s 23t
elevation ha ox 23u 23v
elevator 1ez
eleventh 5j 23h
elf f3 f4 qv qw 19c
eligibility 3j 23w 23x
elimination 2l 2m 2n
elite n8 n9 na
elitism 3c bs hu
elitist g6 1ut 238
elk jt ju 1fh
ell 7i 7m
ellipse 1k8 1k9 1tj
ellipsis bc bd
elm 1q mb mm mn uq ur
elopement 23y
eloquence kq
em 5y 5z 60 1h5
email 1hq 1hr
emanation 1s 4t 23z
emancipation 4b 9g 240
embankment 241
embarrassment 1b 1he
embassy i ba e3 1q1 1q2
embellishment 8u 1hr 1yr 242
ember y z 1j7
embezzlement 10g 11k 243
embezzler 2u 2v oe of v0 13u
emblem 8u lx tp tq vh
embodiment 244
embroidery cz 1hr 1tc 1yr 242
embryo 1l 96 mi
emerald 1q 74 76 77 b7 md xl xm 1yc
emergence jr
emergency 1lh 245
emeritus 1ds
emigrant 25 1n5
emigration f 32 246
eminence x y 5j 6t 1hl
emir rn
emissary 9m dm dn
emission 23z
emotion 1b
emotionalism 2f
empathy 1b 1nl
emperor dm lm rn 1hn 1uv
emphasis 57 5j ji 19j 19k 247
emphysema 5e 5f q2
empire a6 ba gh 248 249 24a
empiricism f4 1t5 1xx
employee 4a
employer 5k
employment 4m
emporium u6 u7 18b
empowerment 28 4q 4s
empress rn 1hn 1uv
emptiness 16
emulation 1b 7h 1zk 24b
emulator 1l
emulsion 1r 3o ev 24c 24d
enactment 4s
enamel 1r 132 24e
encampment gg tk 1dt
enchantment 1b 8b
enchilada da ll vs
enclave a6 gh 15v
enclosure f dl ta 24f
encoding 1w6 1w7
encore 1cs 1fn 1vp
encouragement 3f 3x
encroachment ha ox 24g
encryption 1w6 1w7
encumbrance 15a 1ba 1bb
encyclopedia f0 f1 j3
endearment 4b 24h
endeavor 6z 9h
endemic 5e 5f 7t
endive mi mn mr ol 24i 24j
endorsement u 4c 70
endowment 6w 24k 24l
endurance 57 177
enema 6x 1il
enemy b9 ba ot
energy a3 a4 ax
enervation 57 24m
enforcement 28 4s
engagement 28 po
engine 6 fy
engineer 1l
engineering 2k 4m kc ls ro rp 24n
engraver 4a 7a 7b bz
enhancement e f go
enigma gy 103 1ys 24o 24p 24q
enjoyment 1b hh
enlargement f q 7l
enlightenment 1c 2k 1zr
enlistment 28 8p 8q e8 nn 1y3
enmity 17 19 1b
enormity 1y 24r 24s
enrichment e f go u2 zh zj
enrollment 1p 4b 8c 8d e3 1be
ensemble ba e3 uv
ensign 86 87 bx to tp tq vf vg vh
entanglement 24t
enterprise 1p 6z 9h ba e3
entertainer 1l
entertainment 67
enthusiasm 1b 22y 22z 230
enthusiast 7e 7f y4 24u
enticement ew sq sr 1xv
entirety 1o1 24v
entitlement 3g 1r6
entomologist ka 15z 24w
entomology i1 i2 24x
entourage 1p e3 qu
entrails x 8x 16a
entrance cs mx
entrant 3q
entrapment 28 5x
entreaty u lg
entrepreneur 4n 4o
entropy nn v6 v7
entry e f 4h 4i rj 137
entryway cs mx
enumeration 6z af fk fm hs
enunciation 38 39 1yh
envelope mh
environment 59
environmentalist 1j 1k
environs a6 gg gh
envoy 9m bz dm dn ga gb
enzyme 1r 51 d1 d2 ke 1sn 1so
eon 8p 8q 1ck
epaulet 8u xm
ephemeral jn jo w5
epic w ed ua
epicenter 1f 1g a6
epicure 118
epidermis a5 1tq 1ul
epigram 3a 71 72
epilepsy c3
epileptic hf oj
epilogue w 45 ki kj
episode w 1d 3a 45 78 kj
epistemology kc 1jq 1rt
epitaph w 3x 78 1nj
epithet p5 p6 pk
epitome 1u 1v 2k 13x 24y
epoch 8p 8q nn
epoxy 51 53 6d 6e 6f
epsilon fh fi fj
equality 5j ho
equanimity 2f 3l 3m
equation 1v 24z
equator a6 sd 1k7 1k8 235
equatorial 250 251
equestrian 25 1ur
equilateral iq 1tj
equilibrium 2b 59 1l8 1nd
equine 0 140 212
equinox 1g a6 l6 1ck 252
equity d4 es et
equivalence 5j
equivalent 1c 1d
era 8p 8q nn
eradication b0 j7
eraser mp
erasure w 2t 61 62 253
erection 15 254
erosion 2b 2c 1wm
erotic 118
errand 6a 1ka 255
error 135
ersatz 1c 1s2 256
erudition 1c 2k 1zr
eruption t1
es 1r 75 g5
escalation f q 7l
escalator w 45 cs kj 257
escapade 67 6z 9h
escapism 67
escapist 1ds 1ve
esophagus x ks kt 1yd 1ye
esp 1ko 1kp
espionage 1gx 1gy
espresso d8 da db 1ex
essay w 78
essence 1c 1d 2k
establishment e f rj
estate d4 et 1lq
esteem 5j ji 1gq
ester 51 53 55
estimation v w 1c 3c 1s8
estrangement 1a 1b 15x 15y
estrogen 8y 90
estuary z xe
eternity 6n 1ck
ether 1r 1s 1t 51 53 55 258
ethic 1jb 1jc 1jd
ethics 1d di kc 1jq 1rt
ethos 4t
etiquette 1cl 1cm
etymology 4h 4i 5t j4 kc 259
eulogy 3x 95
eunuch ld sn so
euphemism 3a 71 72
euphoria 19 23k
eureka ev 14v 14w 14x 164 16z 170
eutectic 1r 1s 1t ev
euthanasia e 1i pd
evacuation 8 9 2l 2m 2n
evacuee 25 1n5
evaluation 83 lw lx pp
evangelism u 1w1
evangelist 5g 5i 5k
evaporation 2b 2c 25a
evasion 1v 28 9o 9p 1vx 228
eve ld z2 z3
evenness d4 25b 25c
event 1d 4t
eventuality 1d
evergreen mi mn
everlasting 13k 1fi
eviction 28 5x 1mp
evidence 1c 1d 21
evil rx zv
evildoer 2u 2v
evocation lx tq 21n
evolution 2c 4t
ewe 25d 25e
exacerbation q 7l 25f
exaggeration f q 7l ko kp 25g
exaltation 19 1b 1g a6 l6 zm
exam 1hr
examination 6z hs
examiner 6r 1eo 1i4 1i5 25h
example 1c 1d 21
exasperation 19 be bf
excavation 6p 25i
exception 1c 21 1s9 25j 25k 25l
excerpt w 45 kj 25m
excess 2r 167 25n
exchange a4 ax 1tz
excise 25o 25p 25q
excitability r3 r4
excitement 15 19 1b 23k 254 25r
exclamation 39 3a
exclusion 59
exclusiveness o6 1ot
excommunication 7 59 1wg 1xd
excrement 1q 1r 1sw
excreting 3y yw 23j
excretion 1q 1r 3y yw 1sw 23j
excursion 32 6a 1ka
excuse e0 e1 e2
exec 20i 20j 20k
execution 4b 4s 1g2 1tn
executioner pj
executive 5k 84 1h9
executor 85
exemplar 2j 2k 1jd
exemption 16 h0
exercise 6z jg 14j
exertion 6z jg
exhaustion 21x 25s
exhibition 1p bb 1cs 1ct 1vp
exhibitor 25t 25u 25v
exhilaration 19 1b 23k
exhortation 1hr
exhumation 1d
exigency 11a 1lh 1ta 1xj 245
exile 25 25w
existentialist g6 g7 1ut
exit np
exodus w 45 kj 1lk 23y 25x
exoneration 16 9g 240 25y
exorcism 2k f4 1pk
expanse 2t 57 62 ui
expansion f q 7l
expansiveness 2f 25z 260 261
expatriate 25 25w
expectancy 1b 2k f4 kf kg
expectation 16 1c 2k f4
expediency 9e 262
expedient 1tt 1tu
expedition b9 ba gn
expenditure d4 et u2
expense cd u2 ze
experience 1c 1d 2k 1zr
experiment hs 1lt 1lu
experimentation hr hs ma 1lt 1lu 263
experimenter ka
expert 1l
expertise 93
expiration nn 111 1x1
expiry 30 nn 111 1x1
explanation 1v
expletive 39 3a xd
exploitation ls qk 100
exploration 6a 1ka 264 265
explorer 1l
explosion f 2n 4b t1
expo 1p bb
exponent 1l g7
exponential d4 1qv 25b
export 3q
exporter 4n 4o
exposition 1v e2 1kx
exposure 57 24m 266
expression ov qn 267 268
expressway cs eg z6
expropriation 1p1 1p2
expulsion 7 1xd
expurgation 2l 2m 1gz
extension q 7l 11o 11p 1vw 269
extent 2t 57 23v
exterior 7k a5 a6
extermination e 1i b0 j6 j7
exterminator pj
extinction 20r
extortion cc cd
extraction 2b 2c 1xl 1xm 1xn
extrapolation hr m9 ma
extraterrestrial 14q 14r
extravagance 19k 26a 26b
extravaganza 67 1ct
extremism 3c bs hu
extremist hv
extremity x y lh
extrovert 1l
exuberance 19 1b n1 22y 22z 230 23k
exultation 19 1b 23k
eye x 8x 22h
eyeball x kt 26c
eyebrow w0 xy xz
eyeglass 26d 26e
eyeglasses ht 10a
eyelash w0 xy xz
eyelid 7w 26f 26g
eyeliner kk 26h 26i
eyepiece 26d 26e
eyesight r1 r2 r3 r4
eyesore qn
eyestrain 21x 25s
eyewitness r5 1cn
fable 1v eb ec ed 1vx
fabric 7k
fabrication 1v 6o ri 1vx 21k
facade v1 18f 1y7
face x y lh
facet 2i p2 p3
facial 26j
facility 7k
facsimile cz sx 1s1
fact 1c 1d 21 af
faction e3 1ln 26k
factor jp jq jr
factorial 2i 23g
factorization 202
factory 17u 17v
faculty 1c 1d 1p 6w e3 1be
fad v2 v3 1t1
faggot 1yq 26l
fagot 1yq 26l
failure 1d 135
fairground gg gh tk
fairness st sv zg 1ea 26m
fairway gg tk 1dt
fairy 2k f3 f4 1yq 26l
fairyland ns 14r 26n
faith 1c 2k f4 sv 1hy 1hz
faker 2u 2v 13u
falcon 13m 1cf 1cg
fallacy 2j 2k d7
falloff 1w4 1w5 26o
fallout 1q 22c
fallow 7k 14n
falsehood 1v zu zv
falsetto 26p
falsification 1c 20 21 zv
falsity 1v 26q 26r
fame 5j ji 1gq
familiarity 1c 1d 21 26s
family 1p b9 ba e3 i7
famine 16 23 24 3s 3t 26t
fanatic 7d 7e 7f
fanaticism 1c 3c 10i
fanfare 3a 44 45 173
fang x lh ng 25d 25e
fantasy 6w ns 14r
farce op 1nf 26u
fare 2j 6l
farewell 7y
farm 1f 1g u4
farmer 7b
farmhouse i 1h 148 149
farmland 7k gg gh th 14n
farmyard dk dl w9
farting ys yu yw
fascination 16 bo
fascism 3c bs hu
fascist ld 12h
fashion 57
fastener 1l wm
fatality 30 26v
fate 1d
father 1ux 1uy 26w
fatherhood d4 f2 198 26x 26y
fatherland 14x 15v 1j3
fatigue 21x
fatty 26z
faucet 36 37 l1
fault 135 1wf
fauna 1l 1p bb
favor 4b 24h
favorite b3 b4
favoritism 1c 28 3c 4s 105
fawn gd yq yr
fbi b8 15q 15r
fear 19 1b
feasibility ru
feast vi vj vk
feat 4b 9g
feather 1q 1r i4 w0 xz yj
feature 2i 2j p3
feces 1q 1sv 1sw
fecundity 1c 6w ns
federalism 3c bs hu
federalist 5k 7f 1dr
federation 1p b9 ba e3 ez 1ou
fedora 3n zo 14b
fee cc cd ia
feebleness 57 7t 7u hc 24m
feed 1s 6j da
feedback 1v 2b 2c
feedbag mh t7
feeder 96 1ah
feeler x 6t
feint lu oq or
felicity 19 1b 3j zm
feline 0 1 1g6
feller so w2 122 1sl
fellow so
fellowship ba e3 1fr
felon 2u 2v 7t 7u of 270
felony rx zv 10g
female 1l 96
femininity 2f
feminism 2k 9h f4 1e3 1e4 1t5
feminist 1j 1k
fen 5z 7k 14m 14n 1h2
fence uo up
fender uo up
ferment hw 271
fermentation 2b 2c hw 1l8 271
fern mi mn
ferocity 57 19j 19k
ferret 0 1g6 272
ferry c9 nd ne
fertility 15 16 d4 qw qx
fertilization e go jr 273
fertilizer 1q 1r 55
fervor 15 1b 254 25r 274
fester 7t 270
festering 1r 2c 3y 92 yw 132
festival 8p 8q nn
festivity 67
festoon fp nq 12j
fetish 1b 7h 7k hg 275
fetter wm 276
fetus 2 96 10w
feud 28 220
feudalism 1p 1ew 277
fever 1b 1z 20 21 kf
fez 3n zn zo 14u 14v 14w 14x
fiasco 1vn
fiat v 6g 1w9
fib 1v 1vx 278
fibber 2u 13u
fiber 1q 1r 1s 1t
fiberglass 8n 279
fiction w 78 ed
fiddle 4g v8 1gt
fiddler 46 47 48
fidelity 27a
fidget 1b 27b
field gg gh tk
fielder 64 65 uj x9 16d
fieldwork 17h 17i
fiend bq f3 hx lf 14o
fierceness 57 19j 19k
fiesta ue 175 176
fiftieth 5j 23h
fig ov 27c 27d
fighter 1l ca ck cl cm xc 152
figment 1c 2j 2k
figure ov 27c 27d
figurehead 2u 2v sx 13u 27e 27f
figurine sx 27e 27f
filament 1q 1r 5n 6c 11t 163
filet tm 27g 27h
filler 1q 1r 5z 1gj 1h2
fillet tm 27g 27h
fillip 21 159 15a
filly 96 1da 1db 1n6
film cy cz uc ue
filmmaker 7b 27i
filth 16 1q 1r 1sw 1z2 1z3
fin 22 4z 50
finale w 45 ki kj nn 111 1x1
finalist 65 1hk
finality 27j
financier 4o
finch 11g 11h 13m
fineness 19k 27k 27l
finesse g4 1z0 1z1
finger x lh ng 27m 27n
fingernail kt 1l6 27o
fingerprint 4i 4j 1qj 1s5
fingertip l2 1uh
fir 1q mb uq ur 1gn 1go
fire 1d
firearm ht xg 1f8
firecracker 22g 27p 27q
firefighter sl sm
firefly jn jo 27r
fireman 67
fireplace dj dk dl
firepower 1eq 1es
fireside 1h a6 gh 149 1h3
firewall yv
firewood 1s 6j 1hu
firework 55 22g 27q
firm ba cj 1c0
firmness 2f 57 177
firmware 3w 7n 7o
fish 2 10w 27s
fisher 4a bz 1g6 272
fisherman 4a bz
fishery 1f 1g u4
fishnet 24t
fishwife 4n u3
fission 2b 2c 3y
fissure 1ad 1lb 1t8
fist lh 27n
fitness 15 3j 1in
fiver vc vd 20u
fixation 14 15 16 2j 2k 27t
fixer ld 10j
fixture 7k
fizz 6j d8 da db dc
fizzle 11y 11z
fjord z xe 1sf
flab 7w 157 27u
flag 8u vg vh
flagpole ht mp 13g 1tr 27v
flagship c9 ne xb 27w
flagstone 8n 1mf 1mg
flail mp
flair 18d 24k 24l 27x
flak 7f p8 p9 27y
flake 1s 77 id
flamboyance qn
flamboyant f6 mb mm
flame 124 125 1nd
flamingo 13m 27z 280
flank 1p o1 1na
flannel uz
flap 3o
flapjack ic ty 116
flapper ld z1 z2 z3
flashback kj 25m 281 282
flasher jv 283
flashlight 12m 1a9 1aa
flask mg mh 1ek
flatness 57 qa
flatterer 7r
flattery 3x 94 95
flaunt 173
flavor 16 ny nz 128 284
flaw 1wf
flea jn jo w5 285
fleck y z 1j7
fledgling m2 m3
fleece en 1ry 286 287
fleet 1p bb
flesh x 7w i3 i4 157
flex 1qg
flexibility 57 1b9
flick wx
flier 25 4a bz
flimsiness 57 24m
flinch ys yu
flint 53 oc
flipper 3o lh nf ng 15j 18q
flirt ld z2 z3
flirtation 67 1m1
flit f 4b 8i
flock 1p e3
floodlight 12l 12m
floor tg v1
floorboard tg tv v1 288
floozy ld z2 z3 289
flophouse i wg 148 149
floppy 1zc 1zw
flora 1l 1p bb
florist 4n u3 u5 u6 u7
floss 16e 16f 28a
flotilla 1p bb
flounce 8u xm
flour 6j c2 da
flow ha ox
flower mn un 13k
flowerbed tk 28b 28c
flowerpot mh
flu 5e 5f q2 1jj 1yy
flub 134 135
fluctuation 30 ox 28d
flue 4f 4g 1de
fluency 93 kq
fluff 1q 1r 1s 1t
fluid 1r 1s 1t d4
fluke 2c ax 1ug 1uh
flunk 135 1wd
flunky 4a 7r 1c4
fluorescence 1e5 1e6 1e7
fluorescent 1ho 1hp
fluoride 53 cu
fluorine 1p 1r 1s 1t 75 c7 c8 1jf
flurry 8g 8h 8i
fluster 3l 3m
flute 4f 4g x5
flutist 46 47 48
flutter f 4b 8i
flux d4 qw qx
flyover 68 69 6a 21m
flyswatter mp
fm 1r 75 g5 1hq 1hr
foal 96 1da 1db
foam 19q 19r 28e
focus dr ds
fodder by 1bw 1by
foe zs
fog a2 a3 28f
foghorn 40 yz 28g
fogy ld 1tf
foible 2f 7j 7k 28h 28i
foil tv 28j
fold iq 28k
folder 3o f1 j3 k6
foliage 5n i4 11t
folk 1p na
folklore 1c 2k
follicle nu 11r
follower 1l
folly 2f 134 135
fondling yw zt 28l
fondness 1b 8b
font fi fj mg mh 10x 28m
food 1s 6j
foodstuff 1s 3p 3q 6j da
fool ph
foolishness 2f
foot 5z 60 lh 1h5 27n 28n
footage cc cd 1dn 28o 28p
football 66 67 tt wt wu 28q
footbridge 21m
foothill k3 k4 oz
foothold a5 xi xj xv
footlights 12l 12m
footlocker u0 28r
footnote 1v 5a 5b
footpath cs eh
footprint 4j 1qj
footstep 32 11z 1el 28s
footstool fo nk
footwear 3n 3o 3p 3q
footwork f 32 lu oq or 12p
forage da 10z 28t
foraging 265
foray gm gn 28u
forbear i5 28v
forbearance 3l 3m 1va 1vb 28w
forceps ht
ford 7b 27i 28x
fording 32 6a
fore v1 18f 1y7
forearm lh nf ng
foreboding 19 cv 28y
foreclosure 28 5x 28z
forefather i5 28v 290
forefinger lh ng 27m 27n 291
forefront 3c bs tb tc
foreground 292 293 294
forehead x y 199
foreigner 25
foreknowledge 1ko 1kp
foreleg nf ng
foreman 5k sg sh
foreplay 3y yw zt
forerunner 1l 4j
foreshadowing hq hr 295
foresight b4 fv m1 st 296 297
foreskin 7v 7w w0 xz 1uk
forest 1p bb 187
forestry 5s i1 i2
foretaste 2k f4 kg
foretelling 1v hq 295
forethought b4 hr o0 1ow 1ox
forewarning u ii 1gk
foreword w 45 kj 298
forger 2u 2v 4a bz 11q 13u
forgery rx sx zu zv 10g 1s0 1s1
forgetfulness bo gy
forgiveness 4b 1nl 24h
fork xt 1jn 299
forklift ca gl h5 mh
form m n 1t
formaldehyde 1s 51 53 c7 c8
formalism 2k f4 1t5
formalities ue 176 1bl
formality 1x 1y 2f ue 176 1bl
format af
formation 1p o1
formative n 1t d4
formula 1v 1cm 24z
formulation 1q 53 55
fornication 99 9a 9b
fort ce ob 29a
forte 9e
fortieth 5j 23h
fortification 17i
fortitude qs st su sv 174 1hz
fortnight 8p 8q nn
fortress 17i
fortune 2c ax 1ao 29b 29c
forum ce e3 qu 1gh
fossil ld 1tf
foundation 4t ba d4 v9 va
founder 1z 20 li
foundling si sj 1im
foundry 17u 17v 1ed
fount fi fj 1hp 28m 29d
fountainhead v w 1g a6 114
foursome 1p 22 4z 50 e3 qu
fourteenth 5j 23h
fowl 2 13m 1iq
fox 0 1ag 1g6
foxhole 17h 17i
foyer dl uk
fracas fq fr fs
fractal 1c 1d9 29e
fraction 1q 1r 55
fragility 57 24m 266
fragment y z
fragmentation 2m 2n 117
fragrance 57 nx ny nz
frailty 7t 7u hc 19n 1rs
frame 16b 16c
framework 2i 2j 57 pz 29f 29g
franc 5z 60 1h2
franchise 1of 1og
frankfurter ic tn 14y
frat ba 1fr 29h
fraternity 1p ba n9 na 1fr 29h
fraud rx zv 10g
fray 28 21z 220
freak 1l 29i
freckle 29j 29k
freebie u2 zh zj
freelance 4a
freelancer 4a
freeloader 7p 7q
freeman 1i7 1km
freethinker qc
freethinking 2k f4 1t5
freeway cs eg z6
freezer 1qw 1qx
freight 3q 1fg
freighter ne xb 29l
frenzy 1wu 1wv 1ww
frequency d4 qw qx 237
frequenter df 1cb 1cc
fresher 29m 29n 29o
freshman m2 m3 29m 29n 29o
freshness 57 1ir 1tb 29p
freshwater 53 c8 gx 18g 18h
friar j k
friction 1z4
fridge 18t 1qw 1qx
friend 1l
friendliness 1b 2f 3l 3m 8b
friendship 5u
frieze 8u
frigate ca ne xa xb xc
fright 19 1b
frigidity 57 8q 8z 91 nn 1b9 1iw
frill x y kt lh
fringe iq 166 18i
frisk 265
frisking 265
fritter ty 116 21a
frivolity 2f 7k
frock 3n 1rv
frog 2 10w 1al
frolic 67
frond 5n 11s 11t
front tb tc td
frontage 2t 57 62
frontier gg gh wj
frost 77 id 29q
frostbite 7t 7u 19h
froth 19q 19r 28e
frugality st sv 296 297 29r
fruit 5m 5n 11t
fruitfulness 1c 6w ns
fruition 16 3g 1r6
frustration 15s 15t
fudge 18j 18k 18l
fuel 1s 6j
fugitive 1l
fulcrum 37
fulfillment 1i 1b7 1nz 1o0 29s 29t
fullback 29u 29v 29w
fuller 7b gb 1bf 1bg 1bh 1yj 29x
fullness 57 1o1 24v
fulminate 53 55 cu
fume a2 a3 28f
fumes 1q 1r 1s c7 c8 1sw
fumigation je jf jg
fun 67
function d4 ru 25b
functionality ru 29y
fund m6 m7 m8
fundamentalism 29z
fundamentalist k la vp
funds d4 es et
funeral ue 176 1bl
fungicide 1s 6i 6j
fungus 1l
funnel iq 1zv
fur em en yj
furlong 5z 60 1h5
furlough 8p 2a0 2a1
furnace dk dl 1ty
furniture fp
furor v2 v3 1t1
furrow 1hc 2a2
furtiveness 3l fg
fury 19 1b 57 bf 19j 19k 1wu 1wv 1ww
fuse jv
fuselage 14l
fusion 1ol
futility 2a3
future 1ck
fuzz x 6s 6t
gab 72 1i1 2a4
gabardine uz
gabble 2q 2a5
gable 47 48 6m 2a6
gadfly hx rf 1ui
gaffe 134 135 2a7
gag vl
gaiety 1b 1b7
gait d4 qw qx
gal 1bu 2a8 2a9
gala 67 zb
galaxy 1p bb
gale 12r 17p 17q
gall 5e 5f k8
gallant ld sn so
gallantry qs su 174
gallbladder nu 11r
gallery e3 qu 2aa 2ab
galley c9 ca ne
gallon 1bu 2a8 2a9
gallows ht 2ac
galosh 3o 15j
gambit 1v ex lu oq or
gamble es 2ad
gambler 1l 1v6
gambling 67 rx zv 2ae
game ue 1dq
gamecock 2 13m 16i
gamin 171 2af 2ag
gamma fh fi fj
gamut 2t 62 ui
gander w6 w7 w8
gang ba e3 1fr
gangland 1p e3
gangplank 21m 2ah
gangrene 7s 7t 7u
gangster 2u oe of
gangway cr cs ct 21m 2ah
gap 1z5 1zg 1zh
gape ov 16y 2ai
garage i 20m
garb 3n 3o 3p 3q
garbage 1q 1r 1sw
garden 1p bb gg tk 187 28c
gardener 6r
gardenia mm mn se
gargle 1r ev 1pc
gargoyle 8u np 2aj
garland 46 47 6m g2 2ak
garlic c0 c1 c2 13h 13i 1je
garment 3n 3o 3p 3q
garner ce mv 2al
garnet 1q 1r 74 76 77 b7
garnish 8u
garret ql
garrison ce ob 29a
garter 16n 16o
gas 1s a4 c8 1tz 2am
gash 7t 19h 2an
gasket wl wm 2ao
gasoline 1s 51 53 6j 1hu 2ap
gasp yw 2aq
gastronomy e 6p 16w 2ar
gasworks 1f 1g u4
gate uo up 215
gatecrasher 25 bq 146 147
gatepost xu 2as 2at
gateway cs mw mx
gaudy vi vj
gauge ht wa
gauntlet u 3n 1p5 2au 2av
gauze uz 1ih
gavel 1r8 2aw
gavotte 3a 45 67 ub ud 2ax 2ay
gawk 1c7
gaze 1q9 1qa 1qb
gazebo i
gazelle js jt 2az
gazette 2b0 2b1 2b2
gear i8 1fs 1ft
gearshift 37 i8
gee 5z 60 2b3
geezer ld sn so
geisha 1o ld z2 z3 1j5 1j6
gel 1r ev 24c
gelatin d0 d1 da ll 18l
gelding 96 190 19z 1n7 2b4
gem cz 1v4
gender 4y bb 2b5
gene 12s 12t 2b6
genealogist 6r
genealogy 1p 2k e3 i7 kc 24n
general 87 1f1 21f
generality 1c 2j 2k
generalization 1c 2j 2k 2b7
generation 1p 8p 8q na nn 17m
generator 9x 9y
generic d8 d9 dq 19u
generosity eu fc g4 zf zg
genesis jr
geneticist ka 15z
genie f3 f4 lf
genitalia x 8x 2b8
genitals x 8x 2b8
genius 1c 6v 6w g7
genocide e 1i pd
genre 2i 2b9 2ba
gent ld sn so 211
gentian un 13k 1fi
gentility 18d
gentleman ld sn so
gentleness 1x 1y 2f d4 e5 21g
gentrification go 2bb 2bc
gentry n8 n9 na
genuineness 6n re 2bd
genus 1p 2i 17l 17m 2b9 2ba
geographer 6r
geography 5s 5t 2be
geologist ka
geology 5s 5t 2be
geometry 5t dv dw
geranium mi mn mr
gerbil 0 1 1j8
geriatrics i2 1fb 1fc
germ 2j 2k
germanium 1q 1r 1s 1t 75 1r3 2bf
germicide 1s 6i 6j
germinal 8p r9
germination 2c 3y jq jr 2bg
gestation 15 16 1ck 2bh
gesture f 4b 8i
getaway 30 1lk 23y
getup 3n 3o 3p 1rv
geyser 7k oz
ghetto 15v 21h
ghost 2bi 2bj 2bk
ghostwriter 9m vz
ghoul f3 lf oe of v0 14o
gi 5z h2
giant 1l 96
gibber 2q
gibberish 2q
gibbet ht 2ac
gibe 1v ex
giblet ic tn 2bl
giblets ic tn 2bl
giddiness 1z 20 21 2f 2bm
gift et u2 zj
gig nd ne 1eg
giggle 39 3a 1jr
gild ba e3 1fr
gill 1bt 1bu 2a8 2a9 2bn
gilt 3o 24d
gimmick 7k s5 s6 213
gin d8 d9 dq lq
ginger mi mn mr
gingerbread ic ty 116
gingham uz
ginkgo mb mm 1go
giraffe jt ju 140
girder 7j uy xu xv 1em
girdle x kt 2bo
girl ld z2 z3
girlfriend ld y4 z2 z3 1a3
girlhood 8o 8p 16l
girth 2t 1kf
gist 1c 1d 2k 1pm
giveaway u2 zh zj
gizzard nu 11r
glacier 7k oz zp
glade gg gh tk
gladiator 16i 2bp
glamour qm qn
glance 1qa 1qb 2bq
gland x y 8x
glare rb rc 18c
glass 1s id mh
glassware xt 17c 1jn
glaucoma 5e 5f 1g7
gleam rb 18c 1bm
glee 1b 1b7 2br
glen o9 oa oz
glibness 19k 2bs
glider c9 cl cm
glimmer 2bt
glimpse 1qa 1qb 2bq
glint 2bt
glisten rb rc 18c
glitch 1wf
glitter rb rc 18c
glitz 1i9 1ia
gloat 1b7 1nz 1o0
glob 1p bb 1at
globe q1 22p 22q
globetrotter ld 1ru
globule 19r 19s 1zv
gloom 11m 11n 2bu
glorification 3d 3e 5j 8t ji 1gq
glory 5j ji qm qn 1gq
gloss 1v e2
glossary f0 f1 1yi
glossy j3 k6 2b1 2b2
glove 9y vu 2bv
glowworm jn 27r
glut 2r 167 25n
glutton 0 df 1cc 1g6 1uo 272
gluttony o7 o8 rx 2bw 2bx 2by
glycerin db dc 1jk
glycerol db dc 1jk
gnarl iq 1qh
gnat jn jo 2bz
gnome 71 72 f3 f4 l3 19c
gnp 1i8 1x0
gnu js jt 2az
goal 1c 1d 2k
goalie 64 65 uj 2c0 2c1 2c2 2c3
goalkeeper 64 65 uj 2c0 2c1 2c2 2c3
goalpost xu 2as 2at
goat js jt ju
goatee xx xy 2c4
gob 4a bb bz 14d 1at 1lx
gobble 11z 129
gobbledygook kq
goblet mh xr xs xt 1as
goblin f3 lf 14o
gobs nm nn 1wz
god 2k f3 f4
godchild si sj 1im
goddess f3 f4 gq
godfather sy sz t0 2c5
godmother sy sz 2c5
godparent sy sz t0
godsend 1d
gofer 4a w2
goggles ht 109 10a
gold gc gd ge 1am 1an 1ao
goldfish ie 2c6 2c7
goldsmith 7b 9m vz 1mh 2c8
golf 66 hm tt wu
golfer 65 uj
gondola c9 h5 nd ne 16g 16h
goner hf
gong 4g 1g0
gonorrhea 1jj 1yy 2c9
goo 1s 4t
goodbye 7x 7y
goodwill 1b 8b es et
goody 6j da ll
goof pg ph
goofy 14q 14r 2ca
goon 2u oe of 1c7
goose w7 w8 280
gop ba e3
gopher 1o tr 2cb
gore 1h8
gorge o9 oa 1ep
gorilla 1iz 1j0 1j1
gosling w6 w7 w8
gospel w 78 106
gossamer uz 1ig 1ih
gossip u 72 ih ii 1i1 2a4
goulash ll vs
gourd mg mh 1ek
gourmet 118
gout 5d 5e
governess lc 1x3 1x4
government ba e3 24a
governor 5k 1pb
governorship 4m m4
gown 3n 139 2cc
gpa m8 nn v7
grabber bq hx
grace bl bm bn
gracefulness 57 bm bn
graciousness 1x 1y zf zg 1ja
gradation 5j 1pv 1yz 23h
grade 1p e3 qu
grader 9r ly lz
gradient d4
graduate g6 g7
graduation e 1i 29t
graffito 8u
graft x 7w 157
grafting 2n g9
grain 1q 1r 2cd
gram 5z 1f3 1f4 1f5
grammar 5t 259 2ce
grammarian ka
gramophone 6 2cf
granary ce mv 2al
grandchild i5 sj
granddad 28v 2cg 2ch
granddaughter i5 sj 2ci
grandeur zg 18d 1ea 1vt
grandfather 28v 2cg 2ch
grandma 28v 2cg 2ch
grandmother 28v 2cg 2ch
grandpa 28v 2cg 2ch
grandparent i5 28v 2ch
grandson i5 sj 2ci
grandstand e3 qu 2aa
granite 1p6 2cj 2ck 2cl 2cm
granny 28v 2cg 2ch
granola 2cn 2co
granule 1q 2cd
grape 5l 5m ic lm lo
grapefruit 5l f5 f6 lm lo 1kk 1kl
grapevine ih ii 2cp
graph ov
graphite 1r 73 75
grass mn mr us
grasshopper jn jo 1t9
grassland 1p gg gh tk 1xo 1xp
grate 16b 16c
grater mp 12b 12c
gratification f 19 1b 4b zm 2cq
grating uo up
gratitude 1b
gratuity e6 zh zj 2cr 2cs
grave 111 1x1
gravel 1q 1r 1p6
graver mp z8 1r8
gravestone 8n 1mg 2ct
graveyard gg tk 1dt
gravitation a3 aj ak ha ox
gravity 2f a3 aj ak 1nn
gravy c0 2cu 2cv
graybeard ld sn so 1tf
grease d2 yi 13f
greatness 1i8 1x0 2cw
greed o7 o8 rx ry rz
greediness 2f 2bw 2bx 2cx 2cy
greenback m7 vc vd
greenery 5n 11s 11t
greenhorn m2 m3
greenhouse i
greenness 2r 167
gremlin f3 f4 19c
grenade gw 12x 12y
greyhound 96 xn xo xp
grid 1c ce 1d9 29e
griddle 12b 12c 14t
gridiron gg tk 12b 12c 14t
gridlock 2cz
grief 1b 1o8 2d0
grievance 17 4u bj e7 1si
grill i 1d5
grille np
grimace ov 16y 2ai
grime 16 1z2 1z3
grin ov 16y 2ai
grinder 7v jw jx vs 1bi 1bj
grindstone 8n mp 1mg 2d1
gringo 25
grip 2h 1u7
gripe u 1f2
gristle x 7w 157
grit 2d2 2d3
grits 2cn 2co
grizzly 1g6
groan 39 3a
grocer 4n 4o u3
grocery 3p 3q u6 u7 2d4
groin x y 2d5
groom ag ah 181
groove 1ad 1lb 1t8
grotto 7k oz 1gm
grouch bq hx
ground 4t 7k
grounder 1b2 1b3
groundhog 0 1j8 2d6
groundwork 2i pz wz
group 4t
grouper ic 13n 13p 13q 2d7 2d8 2d9 2da
groupie 7r
grouse tn 18v 2db
grove bb tk 187 28c 2dc
grower 7b 17o
growl 11z 129
grownup 1l
growth 2c 3y 1wc
grub 6j 96 da 1gd 1ju
grubby 13o 2dd
grudge 17 bj 1si
gruel ll vs 2de
grunge 16 1z2 1z3
guacamole c0 2cv
guarantor sy sz t0
guaranty 1n2 1n3
guard sl sm
guardian sm
guardrail uo up
guerrilla 1tp
guesswork m9 ma 2df
guest 25 1df
guff 1ap
guffaw 39 3a 1jr
guidance 28 4q 4s
guidebook f0 f1 2dg
guideline 4j 1qi 1qj
guild ba e3 1fr
guile 6u 6v 6w 1rq 1rr 1vr
guillotine 1cl
guilt 16
guinea 1o vd zr 1mt 1yw 2dh
guise qn 1dp
guitar 4g v8
guitarist 46 47 48
gulch o9 1ep
gulf z xe 1z5 1zg 1zh
gull 1jw
gullet x ks kt 1yd 1ye
gullibility 2di
gully o9 oa oz
gulp yw 19g 2dj
gum ll 18k 18l
gumdrop 18j 18k 18l
gumption qs ss st su sv 1ow 1ox 1zk
gun gw ht nt xg
gunboat c9 nd ne
gunfire yv 2dk
gunk 1s 4t
gunman oe of pi pj
gunner 4a by bz
gunnysack mh t7
gunpoint np
gunpowder 1q 55 22g
gunrunner oe of
gunrunning 9o
gunshot yv 2dk
gunslinger oe of pi pj
guppy ie 2c7
gurgle 11z
guru k 5k
gusher 1hc 2dl 2dm
gust 12r 17p 17q
gusto 1b hh n1 2dn
gut x 8x 16a
guts qs ss st su sv
gutter cr cs 1k1
guttural n 1pv 1xb
guy ld sn so
gym ce 2do
gymnasium 2y 2z ce va 2do
gymnast 64 65
gymnastics 66 67
gynecologist im in io
gynecology i2 1fb 1fc
gyps 17l 2dp
gyration f 8i ox 2dq
gyroscope 37 1dk
ha 2x sf 2dr
haberdashery 3q u5 u6 u7 20q
habit 1c zz 100 101 1qu 1uj 2ds
habitat gf gg gh
habitation 1h gf gg 1x6
hack m3
hacker 65 uj 2dt
hackney h5 190 19w 19x 19z 1me
hacksaw z8 1r8
haddock ib ic id ie if
hag 2 ld z2 z3 1te 1tf 27s
haggard 9m vz
haggle mk ml
haiku w ed ua
hail 12r 17q 1lz
hailstone 77 id 29q
hair i4 w0 xz
hairbrush mp 2du
haircut xy xz 161
hairdo w0 xy xz
hairdresser 4a bz y5
hairline 4j a5 l2 td 1qi 1qj
hairnet uz 1ih
hairpiece 3n 3o 3p 1rv
hairstyle w0 xy xz
hairstylist 4a bz y5
haler 5z 1h2
half 1vy 1vz 2dv
halfback 29u 29v 29w
halftime nn 11o 11p
halibut if 13o 13p 13q 2dw 2dx
hall cr ct 1op
hallelujah zc
hallmark bw
hallucination 16 bo
hallway cr ct 1op
halo 57 rb rc
halogen 1p 4t
halon 1q 51 53 55 1sw 1vg
halter 184 185 186
ham tl tm tn
hamburger ic tn vs 1bi 1bj
hamlet e3 qu 1qt
hammer 37 i8
hamming ud 1jq 2dy
hammock fo k3 k4 oz 2dz 2e0
hamper wm
hamster 0 1 1j8
hamstring 7v 7w
hand x lh 27n
handbag mh
handbook f0 f1 j3
handcuff wm 276
handedness 57 qa
handful nl nm nn 119
handgun xg 1f7 1f8
handicap 7t 7u hc
handicapped 1p na
handicraft 4m 6p cy cz k6 17y 2ar 2e1
handiwork cy cz k6
handkerchief 7j ux uy uz
handlebar 34 mp
handler 5k dm dn 1m6 25v
handout 1v 9s fb fc
handrail uo up
handshake 7y
handshaking 7y
handstand 14i 14j 1tl
handwriting 3w 78
handyman bz 2e2 2e3
hanger 4a xv
hangout a6 gh 1h3
hangover 16 2e4
hankie 7j ux uy uz
happiness 19 1b zm
harangue 1w0 1w1 2e5
harassment 19 be bf qk 100
harbor 1f 1g 2e6
hardback cx cy cz
hardliner ld 12h
hardship 9i 9j 9k 2e7
hardtack mb mm tx 115
hardware gw
hardwood 1q uq ur
hardy 47 48 1a5
hare 0 1b0 1b1
harelip 14 1wf
harem 1h wg
harlot ld z2 z3
harm 15 7t 7u
harmonic ny 207 2e8
harmonica 4d 4f 4g
harmony 3a 45 bv bw
harness xv
harp 4g v8 2e9
harpist 46 47 48
harpoon mp
harpsichord 4e 4g v8
harrow 6 10u
harshness 1bn 1bo 1ma
hart 9m vz 2ea
harvest 17w 17x 1tg
harvester 6 10u 1sk 1sl 1v2
hash da ll vs
hashish 5q d9 1mk 217
hasp wl wm
haste 17t 1gr 2eb
hat 3n 3o 3p zo
hatchet ht sa sb xg
hatching 2c 3y 1di
hatchway cs mw mx
hater 1l
hatred 19 1b
haughtiness o6 o7 o8
haunch x y z
haunt a6 gh 1h3
haven 1f 1g q7 2e6
haversack mh t7
havoc f 8h 8i
hawk 2 13m 1cf
hawker 4a 4n bz u3 1sb 2ec
hay da 10z 28t
haystack bb 2ed
haywire 1oc 1od 2ee
hazard 2ef
haze a2 a3 28f
hazel mb mm mn
head x y lh
headache 1z 21 54 15a 1bb 22i
headband 16n 16o
header 7c 7j uy xu xv 1em 1u8 1u9
headgear 3n 3o 3p 3q
headland 7k k4 oz
headlight 12l 12m
headline 1u8 1u9 2eg
headmaster lc 1x4 2eh
headmistress lc 1x4 2eh
headphone jv 22n 22o
headquarters u7 18b
headrest xv 14z 150
headroom d4 e5 2ei 2ej 2ek
headstone 8n 1mg 2ct 2el
headway d4 e5 ha ox 2ei
headwind 12r 17p 17q
healer 6r
healing 2c 3y yw
health 15h 2em
healthcare 6y 6z
heap 1p bb
hearer r5
hearsay ih ii 2cp
hearse gk gl h5
heart x 2j 8x 16a 2en
heartache 1b 1o8 2d0
heartbeat 282
heartbreak 1b 1o8 2d0
heartburn 1z 20 21
hearth 1h dj dk dl 149
heartland 7k a6 gh
heartthrob 6m 2eo
heat a3 a4 23o
heater yv 2ep
heath gg mm mn se wj
heathen qc
heather 57 ge mm rc se
heaven 7k a5 a6
heaviness 57 1b8 1b9
heavyweight 16i 2bp
heckle mp z8
heckler bp bq
heckling 1va 1vb 2eq
hedge uo up 2er
hedgehog 0 1 1j8 2es
hedonism 1d di 1jq 1po 1rt
hedonist 118
heed fv lx
heel x kt tb tc 2bo 2et
heft 1b8 1b9
heifer 96 yd ye 1da 1db
height 2t 57 179
heir 7p 7q
heiress 7p 7q
heirloom d4 et u2 zi 1lq
heist 11k 243 2eu
helicopter c9 cl cm
heliport ce cp
helium 1r 1s 1t 75 c7 c8 n4
hell 3t 7k a5 a6
hellion bp bq
hello 7y 2ev
helm 37 2ew
helmet 3n 3o 3p 9u 9v 9w zo
helper 4a t0
helplessness 224
hem td 2ex 2ey
hemisphere a6 gg gh
hemline 7k a6 sd
hemlock mi 2ez 2f0 2f1 2f2
hemoglobin d1
hemophilia ij ik il 1wo
hemophiliac hf oj
hemorrhage 7t 7u 19h
hemorrhoid 1z 20 54
hemp 6c mm mn se ur 1k4 1rx 1ry
hen 1io 1ip 1iq
henchman oe of 1mz
hepatitis 5e 5f 1ji 1jj 1kj
herald 25 y0
herb c0 c1 c2 mi mn
herbivore 1l 96
herd 1p 17k 17m
heredity 2c 3y 57
heresy 1c 1d 2k 3c bs
heretic hf y2 y3 2f3
heritage 1c 1d 4t 1qu
hermaphrodite 118
hermit j k 21u 2f4
hernia 7t 19h
hero 5k 2dy 2f5 2f6
heroin 5q 1mj 1mk 1ml 2f7
heroine 2dy 2f5 2f6
heroism qs su 174
heron 7b ka 13m 27z 280 2f8 2f9
herpes 5e du 1ji 1jj 2fa
herring ic ie if 13p 13q 27s 2d9 2da 2fb
herringbone 8u uz vh
hesitancy 3l 3m cv 2fc 2fd
hesitation 3l 3m gy 1z8 2fd
heterosexual 1l
heterosexuality 3y yw zt
heuristic dx dy
hex 3a 72 2fe
hexagon 1k9 1tj 2ff
hexameter 1u8 1u9
heyday 8p 8q nn
hi 7y 14x 1no 2ev 2fg
hiatus cz on 1zx
hibachi 178
hibernation 15 16 20r 2fh
hiccup 1z 20 21 ys yu yw
hick 1a0 1a1
hickory 1q f6 mb uq ur 1fy
hideaway 1g dl 113 1x7
hideout 1g 113 1x7
hierarchy 1p ba e3 o1 12s 12t
hieroglyphic 3w 78
highbrow g7
highland 7k k4 oz
highlands k4 oz z7
highlight 1t d4
highness 5k wd
highway cs eg
highwayman oe v0 2fi
hijack rx zv 10g
hijacker 2u oe of v0 2fi
hike 32 6a gi
hiker 25 t8
hilarity 1b 1b7 2br
hill 7k k4 oz
hillbilly 1a0 1a1
hillock k3 k4 oz
hillside 7k oy oz
hilltop 1g 113
hilt 7j 193 194
hind 2d7 2d8 2d9
hindquarter ic tm tn
hindrance 1c up wp 1xv
hindsight b4 m0 m1
hinge 21c 21d 2fj
hinterland gg gh th
hip x y z
hippie 1j 1k
hippies 10k 10l 10m 10n
hippopotamus 0 ju 140
hippy 1j 1k
hiss 11y 11z
hissing 11y 11z
histogram ov 2fk
historian g6 g7
history 1cj 1ck
histrionics u uc ue 1ob 2fl
hitchhiker 25 1nq
hitter 64 65 uj x9
hive e3 qu 2fm
hmo 2fn
ho 1r 75 g5
hoard 20d 2fo 2fp
hoarder 1id 22k
hoarding 10p
hoarseness s2 2fq
hoax ab ac
hobbit ns 14q 14r
hobby 67
hobbyhorse 2j 2k 20t 27t
hobgoblin 1c 2k f3 lf 14o
hobo 25 hf ym 21s
hock dq 19u
hockey 66 67 hm tt wt wu 28q
hodgepodge 1p 2k bb f4 23d
hoe mp z8
hog bq hx 23c
hoist 1ez
holder 1e8
holdup 11k 1vb 243 2eu
hole 2w 2x a6 ip np
holiday 8p j8 j9 2a1 2fr
hollowness 16 11x
holly 46 79 f6 g2 mb mm vv 210
hollyhock mm se
holocaust e 1i j6
hologram cz sx 2fs
holster 3o nq 1rw
holy 1g a6 113
homage 4b 1sc
home 1e 1f 20z
homeland 14x 15v 1j3
homeless hf
homelessness 16
homemaker i5 ld z2 z3 10b 10c 2ft
homeopathy 6x 6y 1il
homeowner 22k
homer 1fw 2fu 2fv
homeroom dl uk
homesickness 7h 15u
homespun uz
homestead 1lq 2fw
homesteader 25 1n5 2fx
hometown 14v 14w 14x 164
homework 9h 2fy 2fz
homicide e 1i pd
homogeneity hn ho 1pt
homonym m n 1t
homosexual 1l
homosexuality 3y yw zt
honcho 5k sg sh
hone 8n 1mg
honesty zg 1ea
honey c0 c1 2g0
honeybee jm jn 1aq
honeymoon 2a1 2fr 2g1
honeysuckle mm mn se
honk 11z 129
hood 2u oe of
hoodlum 2u oe of
hoof 27n 28n 2g2
hookup pq 2fj
hookworm w5 22s 2g3 2g4
hooligan 2u 2v y1
hoop 16c 16n 16o
hooray 3x 2g5
hoot 39 3a 15b
hooter 22h 28g 2g6 2g7
hopeful pe
hopelessness 1b 1uu
hopper mh p1
hopscotch hm 2g8
horde e3 qu 2fm
horizon 2t 62 7k a6 sd ui
horizontal e5 22w
hormone 90 92 132
hornet jm
hornpipe ub 2ax 2g9
horoscope 1v sx 1y6 2ga 2gb
horror 19 1b 4t cv 2gc
horse 140 19z 212
horseback x y z
horseman 25 1ur
horsemanship 1c 6w 1ss
horseplay 67 1m1
horsepower 5z h2 2gd
horseradish 5n mi mn mr 11t 1fq
horseshoe 9y u9
horseshoes 66 hm tt wu
horticulture 17w 2ge 2gf
hose 3n 3o 3p 2gg
hosiery 3n 3o 3p 2gg
hospital i q9
hospitality 7y 2ev
hospitalization 16 8p 8q nn
host ld
hostage hf 2gh
hostel i 1h 2gi
hostelry i 2gi
hostess ld 2gj 2gk
hostility 3l 3m bi
hotbed 59 tk 28b 28c
hotcake ic ty 116
hotel i
hothead bq hx 1v6 2gl
hotness 57 8q nn 1b9 1iw
hotshot 6r
hound bq xo xp 1ag 1ah 1cz
hour nn 1v9
hourglass wa 1lr
house i 1h 149
houseboat nd ne 2gm
housebreaking 10g 11k
household b9 ba e3
householder 22k
househusband i5 10b 10c
housekeeper 4a 1c4 1hi
housekeeping 6z
housewarming qu vj vk
housewife i5 ld z2 z3 10b 10c 2ft
housework 6z
hovel q7
howdy 7y 2ev
howl 39 3a
hq ce ob
hub 7j 7k
hubbub 11y 11z
hubcap 3o nq 2gn
hubris o6 o7 1ot
huckster 4n u3 2ec
hue 57 rc 2go
huff 16 bo 1ar
hulk c9 ne xb 26z
hull w0 2gp 2gq
hullabaloo f 8h 8i
humanism 2k f4 1t5
humanist g6 g7
humanitarian sz t0
humanitarianism 2k f4 1t5
humanity 1ny
humankind 1p 4t l0 2gr 2gs
humbug 2q
humdrum 1pz 2gt 2gu
humidity 16 1v3
humiliation b c 1b ji 1hd 1he
humility 1b 2f
humming ud 11y 11z 1fj 1fk 1fl 1fm 1fn
hummingbird 2 13m
humor 2f 2bm
humorist 48
hump 1ab 1ac 1ad
hunch 2j 2k 2en
hunchback 14 15
hundred 22 50 10r
hundredth 5j 23h
hunger 15 16 pc
hunk y z ld sn so
hunter 4a bz
hunting 66 67 1ak
hurdle uo up
hurdler 64 65
hurler 64 65 uj x9 2gv
hurrah 3x 2g5
hurricane 12q 1us 2gw
husband i5 10b 10c
husbandry 17w 17x 2gf
hush 57 x1 2gx
husk 1q 1r ur
huskiness 57 s2 177 2fq
husking 2l 2m 2n
hustler hx ld z2 z3 23c 289
hut q7
hutch dk dl q7 10y
hyacinth 1q b7 mn 13h 13i
hybrid m n 1t
hydrant 36 cf l1 1hp 29d 2gy
hydraulics 5s q5 ug
hydrocarbon 51 53 55
hydrogen 1r 1s 1t 75 c7 c8
hydroplane ck cl cm
hyena 0 1ag 1g6
hygiene 16 i2 1fb 1fc 1z3 2gz
hymn jy jz k0 k1 k2
hymnal f1 j3
hyperactivity 15 16 c3
hyperbole ko kp 25g
hypertension 15 c3 1rd
hyphen fj h3 h4
hyphenation 2m 2n bh 117
hypnosis 16 bo
hypnotic 5q 6i 6j
hypnotism 1mp 2h0
hypnotist ka
hypochondria 16 bo
hypochondriac hf oh oi oj
hypocrisy 1rq 1vx 228 2h1 2h2
hypocrite 2u 2v 13u
hypotenuse 1ti 1tj
hypothalamus x kt 16s
hypothermia 15 16
hypothesis 2i 2j 2k 8f
hypothetical 2i 2j pz
hysterectomy hd he 2h3
hysteria 19 1b cv 1wu 1wv 1ww
hysteric hf oj 2h4
hysterics 3t l7 l8
ice 1s 77 id
iceberg 7k oz zp zq 24i 24j
icebox 18t 1qx 1zt
icebreaker e f c9 ne rj xb
icicle 77 id 29q
icon 3z 40 cz sx
id 4i to tp 14x 1no 1r7 1s3 1s5 2fg
idea 1c 1d 2k
ideal 1c 2j 2k
idealization 3d 3e 8t
identification 4i 4j 17g 1y5
identifier 3z 40
identity lx 2b7 2h5
ideologist 7f
ideology 1c 3c bs hq 2h6
idiocy s4 1t4
idiom 3a 72 kq n5 1n4
idiosyncrasy 2f 28h 28i
idiot ph
idleness 1vb
idler 1ds
idol 47 6m cz sx 2eo 2h7
igloo q7
ignition 37 123 124 125
ignoramus m3
ignorance 1c 1d 2k
iguana 2h8
ilk 2i 2b9 2ba
illegitimacy 5j
illegitimate i5 sj
illiteracy 1c 1d 2k s4 2h9
illness 15 7t 7u
illumination 16
illusion 2k 13x 2bk
illustration ov 268 27d
illustrator 7a 7b
image 1c 2k 13x
imagery fv lx tq
imagination 1c 6w fv lx ns tq
imbalance 57 59 qa
imbecile ph
imitation 2k f4 1t5
imitator 1l 2u 2v 13u
immediacy bw
immensity 2t 1kf 2ha
immersion ha rw 2hb
immigrant 25 1n5
immigration f 1p 32 e3 1be 246
immobilizing 2h 1oz
immorality rx zv
immortality 17s 17t 229
immovable d4 et 1lq
immune 1l
immunity 16
immunization 1ps
imp 8r f3 f4 171 19c
impact 2c aw ax wx
impairment 30
impartiality 1c 3c 105
impasse 16 11a 1ta
impatience 16 bo 1ar
impeachment v w 6g
impedance a3 a4 1er
impediment 1c wp 1xv
imperative 1pe 1pf 1w3
imperfect 4y 2b5
imperial xx xy 2c4
imperialism kw kx 2hc
imperialist 7e 7f l9
impersonation ab ac vl zv
impersonator 2u 2v 13u
impertinence 1w 1x 1y p6
impetus a3 a4 ak
impinging 1d
implant 2hd
implementation 1d 28 4s 1mo
implication 2j 2k hp hq hr 1pn
importance 1i8 1x0
importation 28 3q 9o 9p
importer 4n 4o
importunity lg 1se
imposition 28 4s 1mo
impossibility b3 b4 26q 26r 2he
impostor 2u 2v 13u
impotence 15 16
impounding 5v 1p1 1p2
imprecation u hy hz
impression 1c 2j 2k qn
impressionist 7a 7b 2hf
imprimatur 3x
imprint sq sr 1xv
imprisonment 28 4s 1g2
impromptu u 1w1
impropriety 1y 2f
improvement e f 30 42 4b
improvisation cz 1ts 1tt 1tu
impudence 1w 1x 1y p6
impulse 1d di
impulsiveness 2f 2hg
impunity 16 gz h0
impurity 16 1q 1r 1sw
inability 1c 1d
inaccessibility 2hh
inactivity 2f
inadequacy 2s 2t 57
inadvertence 2f 1fd 25j 25k 25l
inattention 1c fv lx
inaugural u 1w1
inauguration e f rj 176 1bl 1re
inbreeding yw zt
incandescence 57 1b9 1e5 1e6 1e7 2hi
incantation 3a 72 2fe
incapacity 1c 1d s4 1dh
incarceration 5u 155 1d7
incarnation f4 1t5 20n 244
incendiary 2u oe of
incense 1q 53 55
incentive 1d di 1zu
inception jr
incest 9a 9b zt
inch 5z 60 1h5
incidence qx 237
incident 1d
incidental u2 ze
incineration f 2n od
incinerator dk 1ty 2hj
incision 2n 1ad 1lb 1t8
incisor 7v jw jx
incitement e f 3x 9d 1ix
inclination 1c 1d 2x 3c a6 ip sf
inclusion 59 d4 ek
incoherence 2q 15y
income 1sg 20f 22m
incompatibility d4 kn 2hk
incompetence 5e 5f 7t 1dh
incompetent m3
incongruity bw 2hl
inconsistency d4 kn 1z5 20b 20c 2hk
inconvenience 16 2e4
incorporation 2n g8 g9
incorruptibility zg 1e9 1ea
incredulity bo gy 1z8
increment 2c 2s 2t 4t 57
incrimination 4u 4v e7
incubation 6y 6z
incubator 9x 9y
incubus lf 14o
inculcation 16t 16u 16v
incumbent 4a bz gb 17b 22k
incurable hf oj
incursion 4b 8c 8d
indecency 1y 2f zv 1y2 24s
indecision bo gy 1z8
indent v 1s8 2hm
indentation iq 1ad 1lb
independence rr
index m8 v7
indication 4t
indicative 1pe 1pf 1w3
indicator af 2hn
indictment v w 4u 4v 6g e7
indifference 1b ff
indigestion 1z 20 21
indignation 19 1b bf
indignity as at
indigo 1q 1jh
indirection ab ac dy zv
indirectness bw
indiscretion 2f zv 1y2 2ho
individual 1l 4t
individualism 2f
individualist 1l
individuality 2f 2h5
indoctrination rp 16u 16v
indolence 2f kz
inducement 1d di 1mp 1zu
induction a3 a4 ue 176 1bl 1er
indulgence 2f 3l 3m 2by 2hp
industrialism 1p 1ev 1ew
industrialist 4n 4o 1oh
industrialization 9n 9o 17x
industry ba 1c0
ineffectiveness 224
inefficiency 1c s3 s4
ineligibility 3j 23w 23x
ineptitude 1c s3 s4
inequality 1z5
inequity 1rr 1rs
inertia 2f a3 a4 uf
inevitability 27j
inexperience 1c 2k 2h9
infallibility 4k 4l
infamy c 5j ji 2hq
infancy 8o 8p 8q
infant i5 si sj
infantry b9 os ot
infantryman by 1bw 1by
infatuation 1b 274
infection 15 7t 7u
infelicity 2hh
inference b4 hq hr
inferiority 57 5j 19k 27l
inferno 7k a5 a6 158
infertility 15 16
infestation 16 1p 2g4
infidel qc
infield gg gh tk
infielder 64 uj x9 1g9
infiltration gm gn 28u
infinitesimal 2i 23g 2hr
infinitive 81 82 2hs
infinity 1ck
infirmary i q9
infirmity 7t 7u hc
infix 2ht 2hu 2hv
inflammation 15 1z 20 21 254 25r
inflation 2c 1wn
inflection d4 kq 1pe 1pf 2hw
infliction 28 4s zv 1mo
inflow 2b 2c 2hx
influence rh
influenza 5e 5f q2 1jj 1yy
influx 2b 2c 2hx
infomercial 70 18n
informality 1x 1y 2f 2hy
informant 9m r5 1i4 1i5
information 1c 1d
informer 9m 1dx
infraction rx zv 10g
infrared qv qw qx
infrastructure 57 20d 29f 29g 2fo 2fp
infringement rx zv 10g
infusion 1r 2b 2c ev 1pc
ingenuity 1c 6w ns 19k 27k 27l
ingraining 16t 16u 16v
ingratitude 1b
ingredient 2i 2j 7i 7j 7k 169
inhabitant 1l
inhalation 3y 5p 5q 6i yw 2aq
inhaler mh
inheritance 5v j5
inhibition 2e 2f 2g 2h 1gs 1qd
inhumanity qi qj qk
initialization af
initiation e f rj ue 176 1bl
initiative e f 2f bk rj
initiator 5k
injection f ta 24f
injunction u 1ni 1w9 2hz
injury 15 3r 3s 7t 7u 1ey
injustice zv
ink 1r db dc
inkling 2j 2k 2i0
inlay 1xc
inlet z xe
inmate 1o hf oh oi oj 1mc
inn i 2gi
innards x 8x 16a
inning 2i 2j 169
innkeeper 1oh 2gj 2gk
innocence 2di
innovation 1c 6w cz ns
innovator 7b yn
innuendo 4u e7 2i1
inoculating 1ps
inoculation 1ps 2i2
inpatient hf oh oi oj
input 40
inquest 6z hs
inquiry u b4 hr lg ma 1gb
inquisition lg qu 1ga 1gb 1p8
inquisitor 4a bz gb 1i4 1i5 25h
inroad gm zv 28u
insanity 16 bo 1t3
inscription w 78
insect 96 jo w5
insecticide 1q 55 1vh
insecurity 16 19 1b it 2i3
insensitivity 1dh
insertion f 4b ta
inset cz sx 11b
insider 1h7 1h8 1h9
insight 1c 1d 2i4
insignia to tp 1r7
insignificance c6 1i8 1x0
insincerity 1rq 1rr 2h2
insinuation 4u e7 2i1
insistence lt 2i5
insolence 1w 1x 1y
insolvency 16 aq
insolvent hf ve
insomnia 15 c3
insouciance 1b 1b6 1b7
inspection 6z hs rs
inspector sl 1py 1r0
inspiration 1c 2j 2k cy cz
instability hw 2i6 2i7
installation e f 7k rj
installment cd e6 ze
instance 1d
instant 8p nn 111 2i8 2i9
instep 3o kt 2bo
instigation 3x 9d 1mp
instilling 16t 16u 16v
instinct 1c 6w 24l
institution 1p ba e3
instructor lc ld 1x4
instrumentalist 47 48
instrumentality b9 ba e3 ru
instrumentation 7k 1tu
insubordination 28 2f 16k 1wi
insularity 15x 15y
insulation 15x 15y
insulator 1q 1r 1s 1t
insulin 6i 6j 8y 90 92
insult p6
insurance es et 2fn
insurer v9 va 18w
insurgency 28 220 2ia
insurgent 1j 1k hv 2ib
insurrection 28 220
intake 2c 3y yw
intangible d4 es et
integer 22 60 nn
integral hr m9 ma
integration 1d 28
integrity zg 1e9 1ea
intellect 1c 6v 6w
intelligence 1c 1d 6w
intensification f q 7l
intensifier m 7z 80
intensity 2t 57 19k
intensive m 7z 80
intent 1c 2k 1xt
intention 1c 2k 1xt
intentness 2ic
interaction 4b
intercept 169 2id 2ie
interception 1b3 1o2 1sr
interceptor ck cl xc 152 2if
interchange 1g 113 1th
intercom pq
intercourse 3y yw zt 1hr 1np
interdependence d4 1rn
interest a9 bo gy
interface l2 tc td
interference 1d kw kx 2hc
interim nn 11p
interior 7k a5 a6
interjection 39 3a 1va 1vb 23i 2eq
interlocking wx
interloper 25 bq 147
interlude nn 11p
intermarriage 10d 10e 10f
intermediary 9m dn
interment 176 1bk 1bl
intermission nn 11p 1vb 2ig
intern in io lb
internet pq 1up 1uq
internist im in io
internship 4m m4
interplay 4b 1q7
interpolation hr m9 ma
interposition 1va 1vb 2eq 2ih
interpretation 1c 2k 13x
interpreter 9m dn 2ii
interrelation 4t d4
interrelationship 4t d4
interrogation wh 2ij 2ik 2il
interrogative wh 2ij 2ik 2il
interrogator 1i4 1i5 25h
interruption 1va 1vb
intersection 169 2id 2ie
interstate cs eg z6
interval 4t nn 2im
intervention 28 2in
interview lg 1ga 1gb
interviewer 1i4 1i5 25h
intestine x 8x 16a
intimacy 3k 3l 3m
intimation 2j 2k 8f 2i0
intimidation at bg
intolerance 1c 1d 3c 3l
intonation kq 2hw 2io
intoxication 15 16 21x
intransigence 2f 1xw
intransitive 81 82 2hs
intricacy 2ip
intrigue 6k 1pw 1px
introduction e f w 3a 45 78 kj rj
introvert 1l
intruder 25 bq 147
intrusion 4b 8c 8d ha ox 24g
intuition 1c 2j 2k fv lx 2en
inundation a4 ax b1 nm 1wy 1wz
invader 25 bq 146 147
invalid hf oj
invariable 2i 2j 23g
invariant 2i p2 p3
invasion gm gn ha ox 24g 28u
invective p6 2iq
invention 1c 6w cz ns
inventor 7b
inventory af fk fm
inverse d4 kn
inversion a3 a4 12r
invertebrate 1l 96
investigation 6z hr ma 263
investigator ka
investment 9n 9o d4 es et 2ir
investor 4o
invisibility 57 1b9
invitation u 7c lg sx 1u9 2is
invocation u lg zd
invoice v 1s8 2it
involvement 1d 28
invulnerability 16 57 177 2iu
iodine 1p 1r 1s 1t 75 1jf
ion i4 ix iy
iota fh fi fj nm nn 119
iou 153 154
iq d4 qx 237
ire 19 1b o7 o8 rx
iridescence rb rc 18c
iris 7w mn 13i 157 1ra 1td
iron 1r 75 g5
irony bw vl 2hl
irrational 22 2iv
irrationality bo 1t2 1t3
irregularity zv 1y2
irrelevance d4
irresolution 2f bo gy 1z8
irresponsibility 2f 2i7
irreverence 1c 1d 3c rx zv 121
irrigation 2iw
irritability 1b 2ix 2iy
irritant 15a 1bb 2iz
irritation 16 bo
irruption 4b 8c 8d
irs b8 b9 15r
island 7k mu
islander 1o
isle 7k mu 1dv
ism 1c 2k f4
isolation 15y
isolationist 7f
issuance 2iw
issue 1c 1d 2k
isthmus x y 7k mu 157
italic 3w 1dg
itchiness nz 2j0 2j1
item 1t d4
iteration 2c 4t
iterative 1pe 1pf
itinerant w2 122 1sl
itinerary 7k a6 f0 sd 2dg
ivory 1q ge yj 11l 126 2j2
ivy mi mn 1li
jab f 8i
jabber 2q 2a5
jack nm nn 119
jackal 0 1ag 1g6
jackass pg ph
jackdaw 11g 11h 1tk
jacket jk jl x8
jackhammer 6 z8 1hg
jackknife sa 1l9 2j3
jackpot zh zj 2ad 2cs 2j4 2j5
jacks hm 2g8
jade 76 77 2j6
jaguar 1g5 1g6 1ii
jail 189 18a 2j7
jailer sk sl sm 1py
jalopy 71 72 gj gk gl
jam 18k 2j8 2j9
jamb xu xv 2at
jamboree 67 zb
jangle 11z
janitor sl sm 1ff
japan 7k mu 14x 1j2 1j3
jar mg mh
jargon 3a 72 n5
jaundice 1z 20 21
jaunt 32 6a 1ka
javelin 9y ht vu xg 1dq 1zl 1zm 2ja
jaw 7v 7w jx
jawbone 7v 8x jx 1ku 1kv 2jb
jay bz ga gb 11g 11h 1bf 1bg 1bh 1tk
jaywalker 25 t8
jazz 72 1i1 1i2
jealousy bj 1sh 1si
jeep gj gk gl
jeer p6 2jc
jelly da ll 18k 18l 2j8 2j9
jellyfish 96 w5 2jd
jeopardy 2ef
jersey mu 14x 1dv 1no 2fg
jest vl
jester 47 1a5 2je
jet ck cl cm
jetty uo up
jewel 8u xl xm
jeweler 7b 1mh
jewelry 8u xm
jibe 1v ex
jiffy 8p 2i8 2i9
jig 3a 45 2ay
jiggle 8i 2jf
jigsaw 6 z8 1hf 1hg
jilt ld z2 z3
jimmy 33 34
jingle 11z
jinx hf
jitters 16 bo 2jg
jive k2 1zf
job 6z pw
jockey 25 1ur
jockstrap 3n 3o 3p mc 2jh
jogger 25
joggle wl wm
john dl uk
joke vl
joker 47 48 1a5
jolt wv ww wx
jonquil mn 13i 1uz
jostle yv 1nv
jot 4h 137 2ji
journal w 78 j2 j3 k6
journalese kq
journalism cw 2b2
journalist 9m vz
journey f 32 6a
joust 1qn 221
jowl 7v 8x jx 1ku 1kv 2jb
joy 19 1b
joyfulness 19 1b
joystick 33 34 36 37 h8 mp 2jj 2jk
jubilation 19 1b ue 176 23k
jubilee j8 j9 107
judgment 1d 2k f4 1oj
judiciary 1p e3 1bd 1be 1ew
judo 66 67 1ps 2jl 2jm
jug mg mh 1ek
juggernaut gq 2jn
juggle 2jo 2jp 2jq
juggler 47 48
juggling 1cs 1fn 1vp 2jo 2jp 2jq
jugular ku kv
juice 6j c2 da
jukebox 6 2cf
jumble 16 1m5
jumper 1l 64 65
jumpsuit 3n 3o 3p x8
junction 1g a6 ej 113
juncture 1d
jungle 7k a6
junior bq hx 1lj
juniper mm mn se uq ur 2jr
junk 1q 1sw 1vo
junket lk ll 11v
junketing f 32 6a
junkie 7d 7e 7f
junkyard gg tk 1jy
junta e3 1ln 26k
jurisdiction a6 gh rh 15v
jurisprudence kc 1jq 1rt
jurist 4a 6r bz gb 1bh
juror ly lz
jury 1p e3 1be
justice 83 st sv zg 1ea 1hz
justification 1c 1v 21 e2
justness bv st sv zg 1ea 1hz 1p4 2js
jut 1ab 1ac 1ad
jute 1o 6c ur zr 1k4 1rx 1ry
jutting f 4b 1qg
juvenile 1l
juxtaposition 1g a6 183 2ih
kale m6 m7 m8
kaleidoscope 1c 1d9 20t 29e
kamikaze bz ck cl hv xc 152 1r1 1r2 2if
kangaroo 1 2jt 2ju
karat 5z 60 nn
karate 1ps 2jl 2jm
karma 214
kayak nd 1eg
keel 1ab 1ac 1ad
keenness 1c 6v 6w
keeper sl sm
keepsake 4t 7k
keg mg mh nl nm nn
kelp dt 1yf
ken b4 fv m1
kennel i 3o nq s9 20m
kerchief 3n x8 13y
kernel 5l fa i4 11t 2jv
kerosene 1s 51 53 6j 1hu 2ap
ketch c9 ne 188
ketchup c0 c1 2cv
kettle mg mh 12b 14s 14t
keyhole no np
keynote 24q
keystone 8n sp sq sr 2el
keystroke f 8i 13a
khaki uz
kickback cd e6
kickoff e f nn rj 111 2jw
kid 8r
kidnapper 2u oe of
kidney 8x 16a
killer 1l
kiln dk 1ty 2hj
kilo 5z 1f3 1f4 1f5
kilobyte 5z 60 1co
kilogram 5z 1f3 1f4 1f5
kilometer 5z 1f5 1h4 1h5
kilowatt 5z h2 2gd
kilt 3n x8 2jx
kimono 3n x7 x8
kin i5
kind 2i 2j 2ba
kindergarten 2z va
kindling f 2n 6j od 1hu 2jy
kindness zf zg 1nx 1ny
kindred 1p e3
kinfolk i6 i7 1jt
king dm rn 1hn 1uv
kingdom 59 n2 14x 15v 1j3 2jz
kingfisher 2 13m
kink 1z 20 2k0
kinship 4t d4
kiosk dl uk 15l
kipper 13p 13q
kiss 1b3
kit mh u0
kitchen dl uk
kitchenette dl uk 1cw
kite 2k1 2k2 2k3
kitten 96 1da 1db
kitty 2ad 2j4 2j5
kiwi 1o mi mn 1li
kleptomaniac 7q 2k4
klutz ph 131
knack 24k 24l 27x
knacker 4a bz 122 1sl
knapsack mh t7
knee j0 j1 23l
kneecap 7v jx
knickers 3n x8 16m 17j 2k5
knife ht sa sb sc xg
knight 5k wc wd
knighthood n7 n8
knit uz
knob 7j 193 194 1de
knocker 1l ld 10j
knockout ld z2 z3
knoll k3 k4 oz
knot bb 1at 2k6
knowledge 1d 4t
knuckle x j0 j1
ko 8i 13a 2jw
koala 2jt 2ju
kosher 6j da ll
kowtow 4b ov 16y 1uf
ks 14x 1no 2fg
kudos 3x
lab 1f 1g u4
labor 1p 6z n9 na
laboratory 1f 1g u4
laborer 4a w2 122
labyrinth x 8x pq 22h
lace 16e 16f
laceration 2m 2n 7t 19h 2an
lack 16 24
lackey 4a 7r 1c4 2k7
lacquer 2k8 2k9
lacrosse tt wt wu
lad so 19a
ladder cs 257 2ka
ladle mg mh
lady ld z2 z3
ladybug jn jo 27r
lager do dp dq wf wg
laggard 1ds 1ve
lagoon z xe xh
lair gf 1x5 1x6
laity 1p 2kb
lake z xe
lam 1lk 23y
lamb 96 1da 1db
lambda fh fi fj kt
lame ph
lament 39 2kc 2kd
lamentation 39 2kc 2kd
laminate tv 2ke
lamp 12m
lampoon vl 2kf
lampshade 3o nq 2kg
lance ht xg
lander 9y c9 ca 14v 14w 14x 164 2kh 2ki
landfill oa oz
landlady 17b 2kj
landlord 17b 22k 2kj
landmark 1g a6 183 1lh
landmass 7k mu
landowner 17b 22k
landscape 2kk 2kl
landslide b0 ha rv rw 13b 13c
lane cs eh
language 4t
languor 1qy 2km
lantern 12m 1aa
lap nf ng
lapel 3o 1ua 1ub
lapse 134 135
laptop 2kn
larceny rx 10g 11k
lard yi 1c6
lark 11f 11g 11h
larkspur 13k 1fi
larva 1l 96
laryngitis 1z 20 li
larynx x 8x kt 1kv
laser 26e
lashing 1g2 1tn
lass ld z1 z2 z3
latch wl wm 2ko
lateral 9z a0 a1
latex 1q 1jh 24d 2k8 2k9 2kp
lath 142 2kq
lathe 6
lather 19q 28e 2kr
latitude 2x sf 2dr
latrine uk 2ks
lattice 1c np 1d8 1d9
laudanum 5q 1mk 2f7
laughingstock 1jw
laughter 39 3a
launcher gw nt
laundering 6z
laundry 1f 1g 3n 3o 3p 3q u4 x8 20p 20q
laureate 7p 7q
laurel 47 48 f6 mb mm 1a5
laurels 3z 40 5j ji
lava 1p6 2cj 2kt
lavatory dl uk
lavender mm mn se
law v w 1p 6g bb
lawmaker 5k
lawn gg tj tk
lawsuit 28 5x 28z
lawyer lc ld
laxative 5p 5q fd
laxity 16 1fe 1ws 1wt
laxness 16 1fe 1ws 1wt
layer 7k
layette 9y 186
layman 1a1
layoff e 1i
layout ft fu 1d8 1d9 1oy
layover 2ku
laziness 2f kz 1vb 2kv
leach 2b 2c
leader 1l
leadership 1p e3 1be
leaf 5n i4 11t
leaflet 7w 157 26g
league ba e3 1fr
leak 2w 2x
leakage ha 2kw 2kx
leaner yv 2ep
leapfrog f 32
learner 1l m2 m3
lease d4 et 1lq
leash wm
leather em en yj
leavening 1s 6j sq sr
lecher 2u 1a6 1a7
lectern fn fo
lecture u 1w1
lecturer 9m lc ld 1i4 1i5 1x4
ledge k4 oz 13t
ledger r0 154
lee 7b 27i 28x
leech w5 22r 22s
leek ic lo ol 13h 13i 1je
leer p6 2ky
leeway 2b 2c 1z5
leftovers 1s ic id
lefty 1l
leg lh nf ng
legacy et u2 zh zi zj
legality 2kz
legatee 7p 7q 2l0
legation 4m m4
legend eb ec ed
legibility 1kz 1wj 1wk
legion nv nw
legislation bb
legislator 5k 1pa 1pb
legislature e3 qu 1p8
legitimacy re 2kz
legume mi mn mr 1li
leisure 8p 8q 1vb 2a1 2kv
lemma 1v py
lemon 5l gc gd ge lm lo 1kk
lemonade d8 da db
lender 4o 1xe
length 2t 57 8q nn 179 1b9
lengthening 1uj
leniency 3l 3m 1nx 1ny 2hp
lens 26e
lentil lo ol xw
leopard em en y6 1g5 1g6 1ii
leotard 3n 3o 3p x8
leotards 3n 2gg 2l1
leper hf oj 2f3
leprosy 5e 1ji 1jj
lesbian 1yq
lesbianism yw zt
lesion 7s 7t 7u
lessening 30
lesson rp 16u 16v
letdown 15s 15t 15u
lethargy 15 16 57 24m 2fh
letter w 7c cz sx 1u9 2is
letterhead 136 2l2
lettuce m6 m7 m8 mi mn mr
letup nn 11o 11p
leukemia 1dz 1e0 1e1
levee tf tg vj vk 2l3
level 57
lever 34 mp
leverage a3 a4 uf
leveraging 9n 2ir
levity 1b 2f 2bm
lexicon 1c 1d
liability 16 o3 1et
liaison 1hr 2l4 2l5
liar 2u 2v 13u
libel p5 p6 pk
liberal ld
liberalism 3c bs hu
liberalization p q
liberation 4b 9g
libertarian 7f g6 g7 1ut
libertine 2v
liberty rq rr
libido 1b 7h 275
librarian lc ld
library 1p bb dl uk
libretto w 1y8 1y9
license v w 6g rr 1zj
lichen 1l 5c 5e 5f 2l6
licorice mi mn mr 18j 18k 18l
lid 7w 26f 26g
lieu 6z pw yo
lieutenant 87 bx 1f1
life 6n
lifeboat nd ne
lifeguard 49 4a z0
lifeline sp sq sr 1lb 1t8
lifespan 8p 8q nn
lifestyle 57 2l7
lifetime 8p 8q nn
liftoff ha ox 23u
ligament 7v 7w 157 2ee 2fj
ligature 3z fi fj jz 1d3
lighter 1s 6j 1hu
lighthouse yx
lightness 19 1b 57 1b8 1b9 23k
lightning a3 t1 12r 2bt 2l8 2l9
lightweight 16i 2bp
lignite 1q 1r 1s 1hu 1m7 1m8 2la
likeness cz hn ho sx 11b
likening hs rs
lilac mm mn se
lilt 57 x1
lily mn 13h 13i
limb x lh ng
limbers cr cs 1k1
limbo 5j jh ji
lime 53 55
limelight 5j ji 12m 1aa 2lb
limerick 1f 1g ed ua 14u 14v 14w 14x 20l 2e6
limestone 1q 1r 1p6 2d3
limit 2t 57 62
limitation 2i 2j s5 s6 s7 2lc
limo gj gk gl
limousine gj gk gl
limper 25 t8
linchpin sp sq sr wk wl wm
linden 1q mb mm mn uq ur
line 1p o1 1na
lineage e3 i6 i7
linebacker 64 65 uj 29w 2c2 2c3
lineman 64 65 uj 29w
linen 1q 1r uz 136
liner 1b2 1b3
lineup fk fm o1 1na 2ld
lingerie x8 16m 2le
lingo 3a 72 n5
lingual n 1pv 1xb
linguist ka
liniment 5o 5p 2lf
linkage 57 d4 ek 1xm 1xn
linoleum 8n 279
lint 1q 1r 6c
lion 1g5 1g6 1ii
lioness 1g5 1ii
lip x y 8x lh 1ku 1kv
lipstick kk 26h 26i
liqueur 5q d8 d9 da db dq
liquidation e f 1i j6
liquor 1r 5q d8 d9 da db dc dq
lisp 15 c3 2lg
list af fm
listener r5
litany u w 106 1w1
liter 5z 1bu 1f5 2lh
literacy 1c 6w 1ss
literate 1l
literature w 78
lithium 1r 75 g5
litigant 1qm
litigation 28 5x 28z
litter 1p 17k 17m
litterbug hx 2li 2lj
liturgy vm vn vo 1ke
livelihood es et gt
liveliness 2f 22z 230
liver x 8x 16a
livestock 0 1 2
lizard 2v 98 ep eq 2h8
llama 0 ju 140
load 1rz
loader 49 4a w2 z0 122 1sl
loaf c2 ic tx ty tz
loafer 3o 15j 18q 1ds
loam 1q 8k 8l
loan et o4 o5
lob t4 t5 t6
lobby dl uk
lobbyist 9m
lobe x y z
lobotomy hd
lobster ic jo w4 13q 1sq 1sz
locale gh 1h3 2lk
locality gh 1h3 2kl
localization 17g 1y5
location 4t 7k
locker dl uk 1cp
locket mh u0
locksmith 4a bz
lockup 189 2j7
locomotion f 32 4b 2ll
locomotive ca gl h5 mh
locust 1t9
lodger 143 144 145
lodgings 1h wg
loft ql
loftiness 2t 179 25z 260 2lm
log 1q uq ur
logarithm 3v
logbook af 2hn 2ln
logger w2 122 1sl
logic kc 1jq 1ow 1ox 1rt
logician 6r
logistics 2iw
logo 3z 22j
logos f2 26x 26y
loin x y z ic tm tn
loincloth 3n 3o 3p x8
loins x y z 2d5
loiterer 1ds 1ve 2lo
lollipop lk 11v 18j 18k 18l 2lp
loneliness 15x 15y
loner 21u
longevity 57 17s 17t 1ir 2lq
longhand 3w 78 1dg
longitude 2x sf 2dr
longshoreman w2 122 1sl
lookout 1g sl 165 182 183 2lr
lookup 2ls 2lt 2lu
loon 15d 1ds 1ve 280
loonie 5z 1h2
loony hf oj 2lv
loop wl wm
loophole 71 72 no np
loot et u2 15p
looter oe of v0
lope f 32 1el
lord f2 f3 f4
lordship dz 2lw
lore 1c 1d 2k
lorry ca gk gl h5 mh v5 2lx
loser 65
loss 2c d4 et u2 1w4 1w5
lotion 5o 5p 5q kk
lottery 67 hm 1mu 2ae 2ly 2lz
lotus mn 2m0
loudmouth bp bq
loudness 57 x1 1i9 1ia
loudspeaker jv 22n 22o
lounge fo fp nk
louse jn jo w5
lousiness 16 s2 2g3 2g4
love 19 1b
loveliness qm qn
lover 1l
lowland 7k oa oz
loyalist 7e 7f
loyalty ea
lozenge 5p 5q 18j 18k 18l 1f0
lsd 5q 6i d9 1ml
lubricant 1s 6j
lubrication 16 je jf jg
lucidity bo 1kz 2m1 2m2
luck 2c 9k ax
luggage mh u0
lull nn 11o 11p
lullaby 45 jy jz 1fk 1fm
lumber 8n
lumberjack jj jk jl w2 122 1sl
lumberyard 1f 1g u4
luminary ld 10j 2m3
luminescence 57 1b9 1e5 1e6 1e7 2hi
luminosity 57 1b9
lummox 1c7
lump 1p bb 1at
lunacy 67 bo 1m1 1t2 1t3
lunatic hf oj
lunch da ll 17e
luncheon da ll 17e
lunchroom i 1d5
lunchtime ya yb
lung 8x 16a
lunge f 32 4b
lupine mi mm mn
lush dd de df
lust 1b 7h o7 o8 rx 275
luster rb rc 18c 1bm
lute 1q 1r 4g v8 1gj 2e9
luxury 2f 2by
lye 53 55
lymph 1r 92 132
lynching pd pl pm
lyre v8 2e9
lyric w 7c 1u9
lyricist 9m vz
ma 1ux 1uy 2m4
macaroni ic id ld sn so 225
mace 4a bz c7 gb
machete ht xf xg
machinery 6
machinist 4a bz y5
macho so
mackerel ic 13n 13o 13p 13q 2m5
mackinaw jk jl x8
macrocosm 7k i4
madam 4n 4o ld z2 z3
madame ld z2 z3
madcap 1v6
madhouse q8 q9 y8
madman hf oj
madness bo 1t2 1t3
madrigal jy jz
maelstrom ha 2kx 2m6
magazine cw cy j3 k6 2b1 2b2
magenta gd 1kw
maggot 96 1gd
magic 2k f4 1pk
magician 47 48
magistrate bz gb 1bg 1bh
magnanimity g3 g4
magnate 4n 4o 1oh
magnesium 1r 75 g5
magnetism a3 aj ak
magnification q 7l 1vw
magnificence 18d 260
magnitude 57
magnolia f6 i4 mb mm w0 1k6
magnum mg 1ek
magpie 11g 11h 1tk
mahogany 1q uq ur
maid 4a 1c4 1hi
maiden ld z1 z2 z3
mailbox mh nc
mailman 4a w2 2m7
maimed 1p na
mainframe 6 7i 7j 9y h8 2kn 2m8 2m9
mainland 7k mu
mainstay 7e 7f sp sq sr
mainstream 2k f4
maintainer 7e 7f
maintenance e go 2bc
maize gc gd ge us 13r 1r9
majesty 25z 260
majority 2s 2t 1ae
maker 7b
makeshift 1ts 1tt 1tu
makeup kk 26i
malady 15 16 7t 7u
malaise 16 2e4
malaria 7t 270
male 1l 96
malediction u hy hz
maleness bn iw 2ma
malevolence 17 19 1b 19n 1rs
malfunction 13d
malice 17 19 19n 1rs 2mb
malignancy 5e 5f 7t 19n 1rs
malingering 135 1kh 1ki
mall cs eh u6 u7 14a 18b
mallard w7 w8 21y
mallet mp 13g
malnutrition 5e 5f
malpractice zv
malt 1un 2mc 2md
malted 1un 2mc 2md
mama 1ux 1uy 2m4
mamma 1ux 1uy 2m4
mammal 2 96 10w
mammalian 2 96 10w
mammoth 0 23s 23t
man 4a bz ld so
manacle wm 276
management 28 4s e3 1bd 1be
manager 5k 84 1h9 1m6
mandate v w 6g
mandatory 7p 7q
mandible 7v 8x jx 1ku 1kv 2jb
mandolin 4g v8 2e9
mane w0 xy xz
maneuver gn
maneuverability 2ll
mange 5e 5f k8
manger mh
mangle 18t 1qx 1zt 2me 2mf
mango 5l 5m f5 f6 ic lm lo mb
mangrove f6 mb mm
manhole no np
manhood 9c 2mg
manhunt 265
mania 1d dh di
maniac hf oj
manicure e 6y 6z
manicurist bz y5
manifestation 4j 2mh
manifesto 1v am
manifold cf cg 2gy
manipulation 1b3 1mp 2h0
mankind 1p 4t l0 2gr 2gs
manliness 2f 2mi
mannequin 49 4a 27e 27f
manner 57
mannerism 2f aa ab ac 28h 28i
manor i 148 149 1g3 1lq 2fw 2mj
manpower ba e3 nw
manse i 1h 148 149 1ls
manservant 4a 1c4
mansion i 1h 7k a5 a6 148 149
manslaughter 1i pd pm
mantel xv 15f
mantelpiece xv 15f
mantle 3z 40
manual f0 f1 2dg
manufacture 9n 9o 9p
manufacturer ba cj 1c0
manure 55
manuscript w 78
map cz sx
maple 1q f6 mb mm uq ur
mapper 4a w2 2mk
marathon 6z 9h
marble 1q 1r 1p6
marcher 1o 25 t8
mare 190 19z 212
margarine c0 2cv 2ml
margin 2s 2t 57 iq 166 18i
maria 7k a5 a6 mb mm mn
marigold un 13k 1fi
marijuana 5q 6i d9 mm se 1mk 1ml 217
marine 4a by bz
mariner 4a bz 14d
marionette sx 27e 27f
marker 7k
market 1p n9 na
marketer 4n 4o u3
marketing 28 9o 9p
marketplace u6 u7 18b
marksman 6r 2mm
marksmanship 1c 6w 1ss
marmalade 18k 2j8 2j9
marquee nq q7 s8 s9 1cq
marriage 5j e3 i7 10e 10f
marrow 7v 7w 157
mars q1 22p 22q
marsh 7k 14m 14n
marshal sl sm 1py
marshmallow 18j 18k 18l
marsupial 1 2 2ju
mart u6 u7 18b
martial 9m vy vz
martin 47 48 5g 5h 6m f3 gq ms mt wy 1a5
martini dq 1mn 1v0
martyr hf 1g4
martyrdom 30 3t l8 26v
marvel 1d
mascara kk 26h 26i
mascot 1l
masculinity 2f bn iw 2ma
mash 1r ev 2mn
mask 3n 3o 1rv
masochism 1b hh 2mo
masochist 2u 1a6 1a7
mason 47 48 5k 6m
mass 57 8q nn 1b9
massacre pd pl pm
massage 6x 6y 6z
masseur 1j9 2mp 2mq
masseuse 1j9 2mp 2mq
mast mo
master 7a 7b
mastermind 7b
masterpiece 4b 9g cy cz k6
mastery 93
masturbation yw zt
mat 3o 1fp
matchbook 3o
matchbox mh nc
matchmaker 9m dn 2ii
matchmaking 2in 2mr
matchstick mp 13g
material 1r 1s 1t af d4
materialism 15 254
materialist 4o qb qc
maternity 15 16 d4 198
math 5t kc 24n
mathematician ka
mathematics 5t kc 24n
matriarch 5k 84 ld z2 z3 2ms
matriarchy 1p 1ew 277
matriculate r6 29o
matriculation 8c 8d
matrimony 5j vm vn vo 10e 10f
matrix 1p o1 2mt
matron i5 ld z2 z3 10b 10c 2ft
matte 1r 1s 1t ev
matter 1c 1d 2k a7 a8 a9
mattress 150
maturation 2c 3y
maturity 8o 8p 8q
maul z8 1r8 2aw
mausoleum dk 113 1tw 1tx 1ty
mauve gd ge 2mu
maverick y2 y3
maxim 3a 71 72 7b 2f9
mayday 40
mayflower c9 mm mn ne se xb
mayhem f 8h 8i rx zv 10g
mayo 2cu 2cv 2mv
mayonnaise 2cu 2cv 2mv
mayor 5k 1pb
maze pq
md 1r 1s 1t 75 io lb lc
meadow gg tk 1xo 1xp 2mw
meal 6j da ll
mealtime ya yb yc
meander iq 166 1t6
meanness 2f 19m 19n 1rs 2cy
meantime nn 11p
measles 5e 1jj 1yy
meat 1s ic id
meatball da ll vs
meatloaf da ll tx ty tz vs
mechanic 4a bz y5 2e2 2e3
mechanics 4b 5s 5t q5
mechanism 2b 2c 1l8
medal 3z 40 19p
medallion nm vd 119 1mt 1un 1yw
meddler bq
meddling e f 4b
median 1y0 1y1
mediation 28 72 mk ml 2in 2mr
mediator 9m dn
medication 5q 6i 6j
medicine 5s i2 1fc
mediocrity 1l 26s
meditation hr 1qc 2mx
medley 3a 45 jz
meekness 1b 2f
meetinghouse h i
meg 22 50 10r
megabyte 5z 60 1co
megalomania 16 bo 1t3
megalomaniac bq hx 16r
megalopolis gg gh 14w
megaphone yy
megaton 5z 60 1f4 2my
melancholy 1b 1o8
mellowing 2c 3y
melodrama op 1nf 26u
melody 3a 45 nz
melon 5l 5m ic lm lo
member ag ah
membership 1p 5u e3 1be
membrane x 7w tv 157
memento 2k 2mz 2n0
memo 4h 137 2ji
memoir w 78 j4 rk 2n1
memorabilia 4h 4i 4j
memorandum 4h 137 2ji
memorial 3x 1nj
memorization fv lx 2n2
memory 1c 2k fv lx 13x
menace 2ef
menagerie 1p bb ce
menial 4a 1c4
meningitis 5e 1ji 1jj
menopause 1ck 2bh
menstruation 3y yw 23j
mentality 1c 1d 3c 6v 6w
menthol 1q 53 55 5o 5p 2lf
mentor g7
menu fk fm
meow 11z 129
mercenary 1v6
merchandise 3q
merchant 4n 4o
mercury 1r 75 g5
mercy 1lc 1ld 1le 1ny
merger 2n g8 g9
meridian 23v
meringue 8u
merit 1x0
mermaid ns 14q 14r
merriment 1b 67 1b7
merrymaking 67 zb
mesh 5z 60 1h5
mess 16 1m5
message 4t
messenger 25
metabolism 2c 3y
metal 1r 1s 1t 75
metallic uz
metallurgist 1yj
metallurgy 5t kc 24n
metamorphosis 2c 2n 3y 2n3 2n4
metaphor ko kp 25g
metaphysics kc 1jq 1rt
mete a5 l2 td
meteor i4 1ng
meteorite i4 1ng
meteorologist 6r 1w8
meteorology 1v 5s 5t 2be 2ga
meter 5z 1f5 1h4 1h5
methadone 5q 6i 1mk
methane 1s 51 c7 c8 2n5
method 1c 6w 1zk
methodology 6w 1jq 1rt 1zk 24b
metric d4 1qv 25b
metro ch ci 2n6
metropolis gg 14v 14w 14x 15v
mettle qs su 174
mew 11z 129
mezzanine ql
microbe 1l du
microbiology 5s i1 i2
microchip jd 2n7
microcode 3w 7n 7o
microcomputer 6 2kn 2m8
microcosm 2k 13x 24y
microfiche 28o 28p
microfilm 1dn 28o 28p
micrometer 5z ht wa 1f5 1h4 1h5
micron 5z 1f5 1h4 1h5
microorganism 1l
microphone jv 22n 22o
microprocessor jd 2n7
microscope ht 250 251
microscopy 6z hs 1lu
microsecond nn 1v9
microwave 1e7 23o 2n8
midair 1g 7k a6
midday ya yb yc
middle a6 gh 1h3
middleman 47 48 4n 1gc 2n9
midget 22d
midnight ya yb yc
midriff x y 7w 157 1ra 1yd 1ye 2d5
midshipman m2 1d4
midst a5 a6
midstream gh 1h3
midsummer 1ck 252
midwife lb lc
midwinter 8p 8q nn
mien 1x 1y 2f
migraine 54 22i
migrant 25
migration f 32 4b
mike jv 22n 22o
mildew 2b
mile 5z 60 1h5
mileage e4 g0 g1
milestone 3z 40 1lh 22j
milieu 59 n2
militancy 2f bk qt
militant 1j 1k
militarism bs hu 2na
militia b9 ba ot
milk 6j c2 d8 da db dc 1c5
milker js yd ye
milkman 4a w2 2m7
mill 17u 17v
millennium 8p 8q nn
miller 79 9m vz
milligram 5z 1f3 1f4 1f5
milliliter 5z 1bu 1f5 2lh
millimeter 5z 1f5 1h4 1h5
milliner 4n 4o 7b u3 1mh
millinery 3n u5 u6 u7 zo 14b
million 22 50 10r
millionaire ar
millionth 5j 23h
millisecond nn 1v9
milquetoast 1sy
mime 47 48 6m
mimic 2u 13u
mimicry ud 226 227 2dy
mince 6j da ll
mincemeat c2 da 219
mind 1c 1d
minefield gg gh tk
miner w2 122 1sl
mineral 1q 1r 1s 1t
mineralogy 5s 2be
miniature cz sx 1s1 1v4 2nb 2nc
minibus cb 1br
minicomputer 6 2kn 2m8
minimalism e3 1u1 1u2
minimalist ld 12h
minimum nm nn 119 2nd 2ne
minion 7p 7q
miniskirt 3n x8 2jx
minister 5g 5i 5k
ministration 3f
ministry i 1c1 1c2 1lf
minivan gj gk gl 2lx
mink em en jk jl y6
minnow ie 2c6 2c7
minority 1p 2s 2t e3 1ae
minstrel 46 47 g2
mint nm nn 1wz
minuet 3a 45 ub 2ax 2ay 2nf
minus 2ng 2nh 2ni
minuscule 3z fi fj
minute nn 1v9
minutia 21 1xu 2nj
miracle 1d
mirage 2j 2k a3 d7 1ym
mire 14m 14n 2nk
mirth 1b 1b7 2br
misadventure 3s 3t
misanthrope bq hx 2gl
misapprehension 2j 2k d7
misappropriation 5v 10g 11k 1p2 243
misbehavior zv
miscalculation 134 135
miscarriage e 1i 13d 2nl
miscegenation yw zt 2nm
miscellany 1p bb j3 k5 2nn
mischief zv 1y2
misconception 1c 2j 2k
misconduct 28 4q 4s
misconstruction e2 1kx 1l2 1l3 2ik
misdeed zv
misdemeanor rx zv 10g
misdirection u 1cm 1ni
miser 1ic 1id 22k
misery 9i ao 2no
misfire 13d
misfit 13
misfortune 3t 9j 9k
misgiving 19 1b 2k f4 it kg
mishap 2c 3s 3t ax
misinformation af
misinterpretation 1v e2 1kx
mismanagement 28 4q 4s
mismatch 1c 1s2
misnomer n 1t dz
misogynist hx 2gl
misogyny 17 19 1b
misprint 1v 2np 2nq
mispronunciation 38 39 3a
misquote 25m 2nr
misrepresentation 1v zv 1vx
missile ca cb ht xg
mission ba e3 1x8
missionary lc 1x3 1x4
missive w 7c cz sx 1u9 2is
misspelling 3w fl
misstep 134 135 2a7
mist a2 28f
mistake 135
mister dz 2lw
mistletoe 285
mistreatment 100
mistress ld z2 z3 10c
mistrial 5x 28z 2ns
mistrust bo gy 1z8
misuse ls
mite nm nn 119
miter 21c 21d 2fj
mitigation f p q
mitt x 9y lh vu 27n 2bv
mitten 3n 2au 2av
mixer 6j d8 da db dc qu vj vk
mixture 1r 1s 1t d4
mnemonic oq or 2nt
mnemonics 6w 1zk 24b
mo 1r 75 8p 8q g5 2i9
moan 39 3a
moat 1hc 2a2
mob e3 qu 2cz
mobilization 28 4s 2nu
moccasin 3o 15j 18q
mocker bq hx 11g 11h 13m
mockery p6 2jc
mockingbird 11g 11h 13m
mod 8r
modal 81 2hs
mode 57
model 2i 2j pz
modem 9y h8
moderation 57 19k
moderator 1s 5k 6j 1hh
modernism cz 1v4
modernity 1ph
modernization e f go
modesty 1y 2f 1vs
modicum nm nn 119
modification f 4b cz sx 1s1
modifier m n 80
modulation 45 jz 1d3 1hq 1hr
module 1c 1d 6w dl uk 1cp
mohair uz
moire uz
moisture 16 1v3
molar 7v jw jx
molasses c0 2g0 2nv
mole 5z 1f3 1f4 1f5 25v 2nw
molecule z 1f9
molester 2u 2v
mollusk 96 w5
molt 2c 3y 2nx
molting 2c 3y 2nx
mom 1ux 1uy 2m4
moment 8p 8q nn 111 2i9
momentum 57 19i 19j 19k 1b9
mommy 1ux 1uy 2m4
monarch dm dn rn 1hn
monarchy e3 rl 1yg
monastery 148 1ls 1qs
monetarism 1q4 1q5 1q6
money m7 m8 v7
moneymaker 2j 4o 6l
moneymaking 5v j5
mongoose 0 1g6
mongrel 96 xp 1ag 1ah 1g6 27w
moniker n dz 2lw
monk j k
monkey 0 1 l0
monochrome 1v4 2nb 2nc
monocle 26d 26e
monogamy 10d 10e 10f
monogram 3z 40
monograph w 78 203
monolith 8n 1mg
monologue 3a 72
mononucleosis 5e 1ji 1jj
monopolization 28 4s
monopoly 16 1xs
monorail ch ci 2n6
monosyllable m n 1t
monotone 2hw 2io 2ny
monotony 1pz 2gt 2gu
monsieur ld sn so
monsoon 12r 17p 17q
monster ns 14q 14r
monstrosity 1l 13d 29i
montage cz sx 11b 1n0 1n1
month 8p 8q nn 1v9
moo 11z 129
mood 16 1b
moody 64 65 uj 1a4
moon i4 q1
moonbeam 1e5 1e6
moonlight 1e5 1e6 1e7
moor k 1dd
mooring gh 16f 1h3
moose jt ju 1fh
moot 5x 28z
mope 1ds 1ve
morale 16 2f 3l 3m bo
moralist g6 g7 hx rf 1ut 1zd
morality 1d di
morass 14m 14n 2nk
moratorium 11o 11p 20r 269
morgue i
morn 8p 8q nn
morning 8p 8q nn
morocco el em en 14x 1j3
moron ph 14u 14v 14w 14x
morphine 5p 5q pf 1mk 2f7
morphology 5s i1 i2
morrow nn 1v8 1v9
morsel nm nn 119 1u4
mortal 1l 4t
mortality 17s 17t 2nz
mortar 1ef
mortgage er 1n2 1n3
mortician 4a bz
mortification 1b 1hd 1he
mortuary i
mosaic cz 1v4
mosque h i
mosquito jn jo 2bz
motel i 2gi
moth 8a jn jo
mothball 19r 19s 1zv
mother 1ux 1uy 26w
motherfucker bq hx
motherhood d4 198
motherland 14x 15v 1j3
motif 8u vh
motion 1d ov
motivation 1d 4t
motive 1d 4t
motor 6
motorbike gk gl
motorcade 1p 28 bb 1f6
motorcar gk gl h5
motorcycle gk gl h5
motorcycling 66 67
motorcyclist 25
motorist 1cu 1cv
motormouth 9m 1i4 1i5
motorway cs eg z6
mottle 57 ge rc
motto 3a 71 72
mound 9y vu 2bv
mountain 7k k4 oz
mountaineer 64 65 1v6
mountaineering 32
mountainside 7k oy oz
mourner hf
mouse 0 1 1j8
mousse lk ll 11v
mouth kr ks 2o0
mouthful nl nm nn 119
mouthpiece np yy
mouthwash 1r ev 1pc
movable et 1lp 1lq
movement f 4b
mover 4a w2 122
movie cy cz uc ue
mow ql
mower mp z8 236
ms 15 5e 5f 7s 7t c3 14x 1no 2fg
mu fh fi fj
muck 1s 4t
mucus 90 92 132
mud 1q 8k 8l
muddle 16 1m5
mudguard uo up
mudslide rv rw
muff 3n 3o 3p 2av
muffin tx ty tz 115
muffle 1ty 2hj
muffler yy
mug nl nm nn
mugger oe v0
mugginess 16 1v3
mulch 3o nq
mule 140 19z 212
mull k4 oz
multimedia 1hq 1hr
multiplication yw zt 2nm
multiplicity 2t 57
multiprocessing 2c 2lt 2lu
multitude nm nn 1wz
mum 13k 1fi
mummy i4 1d0 1ux 1uy 2m4
mumps 5e 1ji 1jj
munch 7a 7b 2hf
municipality 1p e3 gg gh qu 14w 14x 15v
mural 1v4 2nb 2nc
murder 1i pd pm
murderer 2u oe of pj
muscle x 12 8x
musculature x y 1ye
museum ce mv
mush i4 iy 2o1
mushroom 2l6 2o2 2o3
music 3a
musician 47 48
musicianship 6w ou 2o4
musk 90 92 nx ny 132
musket 1f7 1f8
musketry b9 os ot
muss 16 1m5
mussel ic w5 13q 1kr 1ks 1sz
mustache xx xy xz
mustang 18z 190 19z
mustard c0 c1 mn mr 18o 2cv
mutability 2o5
mutant 1l
mutation 1l 30
mutilation 3r 1ey 1oq
mutineer 1j 1k hv 2ib 2o6
mutiny 28 220 2ia
mutt 96 xp 1ag 1ah 1g6
mutton ic id tn
mutuality d4 1rn
muzzle x lh np
myriad nm nn 1wz
myrrh 6e um 1k4
myrtle f6 mb mm se 2o7
mystery gy 103 1ys
mystic k 2o8
mysticism 2k b4 f4 fv hr sv 1hy 29z
mystique 2o9
myth eb ec ed
mythology 1p bb
nadir 9i 9j ao
nailbrush mp 2du
nakedness 16
name n 1t d4
namesake 1l
nap 8p 8q nn
napalm 51 6j 1hu 2ap
nape tb tc 2oa
napkin 3n 3o 3p x8 20o 20p 2ob
nappy 3n 3o 3p x8
narc sl sm 1py
narcissism 2f 23e
narcissist bq hx 23c
narcotic 5q 6i 6j
narration u ih ii
narrator 9m 1i4 1i5
narrowness 2t 179
nasal n 1pv 1xb
nastiness 16 19m 19n 1rs 1z3
natal a6 gh 15v
nation b9 ba ez
nationalism 2k e9 ea f4 1t5
nationalist 1i7
nationality 1p 5j na
nativity 30 f4 1t5 2oc
naturalism e3 f4 1t5 1u1 1u2 1xx
naturalist g6 g7 ka 15z 1ut
naturalization 28 5x 28z 2hy
naught nn 135 1wd 2od
naughtiness 2f 1wi
nausea 1z 20 21
navel 1g 7k a6
navigation 2h
navigator 14c 14d 2oe
navy ba nv nw
nay u 1z7
ne 1r 1s 1t 75 c7 c8 e5 n4 22v 22w
nearness e4 g0 g1
nearsightedness hb 12k
neatness 16 2f
nebula 1z 20 21 53 55 1l7
necessity z 16 24 4t
neck x y lh
neckerchief x8 13y
necklace 8u xl xm
neckline np
necktie 3n x8 1sx
necrophilia dg dh di
necrosis a4 1vm
nectar 90 92 132
nectarine 5l 5m f5 f6 ic lm lo mb
needle 5n 11s
needlework 4m cz 17y 2ar 2e1
needy 1p na
negation 1v
negligee 3n 3o 3p 139
negligence 135
negotiation 3a 72 ml
negotiator 9m
neigh 11z 129
neighbor 1l
neighborhood e3 gh qu 1h3 1qt 2kl
neighborliness 3k 3l 3m
nemesis f3 gq n3
neoclassicism 57 kc 1jq 24n 2l7
neon 1r 1s 1t 75 c7 c8 n4
neophyte 1l m2 m3 mi
nephew i5 197
nepotism 28 4s 2of
nerve 7w qs su 174 26j 2og
nervousness 19 1b it
nest 7k i4
nettle mi mn 2oh
network 1p 1ew
neurologist im in io
neurology 5s i2 1fb 1fc
neuron 1l 1rk 1rl
neurosis 15 c3 1ww
neurotic hf oj
neuter 4y 2b5
neutrality 28
neutralization e f 1dy
neutron 23r 2oi 2oj 2ok
newbie m2 m3
newcomer 25 m2 m3
newlywed i5 10b 10c
newness 57 1ir
newsboy 4a w2 2m7
newscast af co 1aj
newscaster 9m ja
newsletter af 1ai 1aj
newsman 9m
newspaper cj cw 1rg 2b1 2b2
newspaperman 9m vz 1nb
newsprint 1q 1r 136
newsstand u5
newt 2 1al
newton 5z 60 ka q4 2b3 2f8
nibble 5z 60 1co
nicety bv 1p4 1pm 2js
niche 5j iq 1ad 1lb
nick qn 112
nickel 1r 75 g5
nickname n dz 2lw
nicotine 51 53 8z 91 1d6 2ez 2f0 2f1
niece i5 ra
nigger 1j6
night 8p 8q nn
nightclub u7 18b 1cr
nightfall ya yb yc
nightgown 3n 3o 3p 16m 2le 2ol 2om
nightie 3n 3o 3p 16m 2le 2ol 2om
nightingale 11g 11h 11i
nightmare 16 tq 11a 1ta 21n
nightshirt 3n 3o 3p 2om
nighttime 8p 8q nn
nihilism 2k f4 1t5
nil nn 2od
nincompoop ph
nineteen 22 50 10r
ninetieth 5j 23h
ninety 22 50 10r
ninny ph
nipple x 3o 8x 2b8
nirvana 7k a5 a6 zm
nit h2 239 23a 2on
nitrate 1q 53 55
nitrogen 1r 1s 1t 75 c7 c8
nitwit ph
nobility n7 n8 n9 zg 1ea 1vt
nobleman 5k wc wd
noblewoman 5k wd 1s7
nobody 1a1
node iq 1ac 1ad
nodule 132 24e
noise 11z
noisiness 57 x1 2oo
nomad 25 21s
nomenclature m n 1t
nominal 1l1 1l2
nomination lu lv
nominative 4x 4y 2b5
nominee 5k 1dr
nonchalance 2i6 2i7 2op
noncom bx by bz
nonconformist k la vp
nondescript 1l
none ya yb yc
nonentity 1a1 26r
nonevent 1d
nonfiction kq oo op
noninterference kw kx 2hc
nonintervention kw kx 2hc
nonpartisan 1l
nonprofit 4q 2oq 2or
nonproliferation 1o2 1sr
nonresident 1l
nonstop 1ka 255
nonviolence 16j 16k 2os
noodle ic id lh 20x 20y 225
nook dl gh 1h3
noon ya yb yc
noose 24t
norm 21 m8 nn v7 1y0 1y1
normality 16 nn 2od
normalization 28 4s
north a6 gg gh
northeast e5 22v 22w
northerly 12r 17p 17q
northerner 1o tr
northwest a6 gg gh
nose 8x 22h 2g7
nosebleed 7t 19h
nostalgia 1b 7h 15u
nostril kr ks
notable ld 10j 2m3
notation 3w 78
notch 1ad 1la 1lb
notebook cx cy cz
nothing nn 2od
nothingness 72 1i1 1i2 26q 26r
notification 28 5x
notion 1c 2i 2j 2k
notoriety c 2hq 2ot
nougat 18j 18k 18l
noun m n 4y 80 81 82
nourishment 1s 6j 6y 6z da
nova i4 q1 10t
novel w ec ed
novelist 9m vz
novelty 1c 6w 29p
novice k m3
novitiate k 8p 8q nn
nowadays 1ck
nozzle np 2aj
nuance 1pm
nucleus x 8x 1k5
nude 1v4 2nb 2nc
nudge yv 1nv
nudist 21u
nudity 16
nugget y z
nuisance 15a 1bb 2iz
null nn 2od
number 2s 2t 57 60 nn
numbness 1z 20 21 2f ky kz
numeral 3z 40
numerator 22 60
nun j k
nuptials ue 176 1bl
nurse lb lc ld
nursemaid ld sk sl sm z2 z3
nursery uk
nurture t3
nut 5l 5m fa
nutcracker 33 34 11g 11h 13m 2ou
nutmeg c0 c1 f6 mb
nutrient 1s 6j
nutriment 1s 6j da
nutrition 1s 2c 3y 6j da
nutshell 2gp
nw e5 22v 22w
nylon 1q 53 6b 6c 6f uz
nylons 2gg 2l1
nymph 96 f3 gq 1gd
nymphomania 1b 7h 275
nymphomaniac 2u 1a6 1a7
oaf 1c7
oak 1q mb mm mn uq ur
oar mp
oasis gg gh q7 tk
oat c2 da us w1 13r 1r9
oath 39 3a xd
oatmeal c2 da ll vs 1rb 2de
obedience 28
obelisk 3z fi fj
obesity 57 bn 1ri
obfuscation bo gy 103
obituary 1v 9s 1gl
object 4t
objection 1hr
objective 1c 2k 1xt
objectivity 2f
objector 1l
obligation 28 4s
oblique 4x 4y 2b5
obliteration e 1i j6
oblivion 5j jh ji 1nc
oblong iq 1k9 1tj
oboe x3 x4 x5
obscenity 1y 24r 24s
obscurity 2o 5j ji
observance 1qa 1qb 2bq
observatory i
observer 1l 6r
obsession 1d 2j 2k dh di 27t
obsessive hf oj 2h4
obsidian 2cj 2kt
obsolescence 2c
obstacle up wo wp 1xv
obstetrician im in io
obstetrics i2 1fb 1fc
obstinacy 2f 1wi 1xw
obtrusiveness 2ov 2ow 2ox
obverse b3 b4 v1 18f 2he
occasion 1d
occidental 1o
occlusion 3t l7 l8
occlusive 1pv 1xb
occupancy 5v 1mr
occupant 1o
occurrence 1d
ocean z xe
oceanic 2oy
oceanography 5s 5t 2be
ocelot 14f 14g 1g5
ocher gc gd
octagon 1k9 1tj 2ff
octave 8p 2oz 2p0
octopus ic id 13q 1ks 2p1
ocular 26d 26e
oddity 231 232 233
ode ed ua
odometer ht wa 2p2
odor 57 lx ny nz
odyssey 32 6a ed ua 1ka 2p3
offbeat 1ck 2p4
offender 2v
offense 19 1b at bf
offensive gn
offensiveness s2
office b8 b9 ba u7 18b
officer 4a by bz
official 4a bz
offshoot 2c aw ax
offspring 2c aw ax i5
offstage te tf tg
ogre bq hx 14q 14r
oh 14x 1no 2fg
ohm 5z h2 ka q4
oil 51 d2 ke yi 1jh 24d 2kp
oilcloth uz
oilfield gg gh
ointment 5o 5p 5q kk
okra 5l 5m mi mn mr 2p5
oldie 45 jy jz
oleander mi 2f2
olive 5l 5m 5n
ombudsman 6r 1eo
omega b0 fh fi fj
omelet da ll vs
omen le rd
omission 16 134 135 208
omnibus j3 k5 2nn
oncoming jr 2p6
oneness ho
onion 5n 13h 13i 163 1je
onlooker r5 1cn
onomatopoeia ko kp kq
onrush gn ha 2kx
onset jr 2p6
onslaught 3t gn
onus 15a 1ba 1bb
oodles nm nn 1wz
ooze 1s 4t
oozing ha ox 2kx
opal 1q 1r 76 77 b7 2j6
opener jr 2p6
openness 3m e4 e5 g1 1dl 1dm
openwork cy cz k6
opera 45 k2 kq 1oe
operand 2i 2j 23g
operation 2p7
operative dm dn 25v
operator d4 1qv 25b
operetta 1oe
ophthalmologist im in io
ophthalmology i2 1fb 1fc
opinion 1c 2k f4
opium 5q 6i 1mk 1ml
opossum 1 2jt 2ju
opponent 1l 65
opportunism 2f 2cx 2cy
opportunist bq hx 23c
opportunity 6n 1hm
opposition 4b 4t d4
oppression qj qk 2p8
oppressor bq hx
optic x 8x 22h
optician 4a bz
optics 57 5s 5t q5
optimism 1b
optimist 1l
optimization e f go
optimum 9q
option v 6g b3 b4 fv
optometrist 6r 1w8
optometry ls 1q3
opulence 16 ap aq
opus 3a 45
oracle 1v g7 q3 r8 2ga
orange 5l lm lo 1kk
orangutan 1iz 1j0 1j1
oration u 1w0 1w1
orator 9m 1i4 1i5
oratorio 45 k2 kq 1oe
oratory u 1w1
orb x kt 26c
orbit a6 sd yf
orchard tk 28c 2dc
orchestra ba e3 uv
orchestration 45 6o jz 2jp 2jq
orchid un 13k 1fi
ordeal le
orderliness 16 25c
orderly 49 4a by z0 1bw 1by
ordinance 1cl 1cm
ordination 1p 5j o1
ore 1q 1r b7
organ x y z
organism 1l 7k
organist 46 47 48
organization 1p e3
organizer g7 1qz
orgasm 1i 29s 29t
orgy vn vo 1ke 205 206 2cq
oriental 1o 1j5 1j6
orientation 1c 1d 3c 2ih
orifice x ks kt
origin 1g 7k a6
originality 1c 1d 6w
originator 7b
ornament 7k
ornamental 1l mi
ornithologist ka 15z 24w
ornithology i1 i2 24x
orphan 8r 171
orphanage 9k 18a 18b
orthodontics 1fb 1fc
orthodontist io lb
orthodoxy 1c 3c bs
orthogonality e5 13w 22w
orthography 3w 78
oscillation 2b 2c ox 28d
oscillator yg
oscilloscope 9y h8
osmosis 2b 2c 2p9
ossification 2c 3y
ostentation 173 1ia
osteoporosis 7s 7t 7u
ostrich 2 1l 13m
otter 0 em en y6 1g6 272
ounce 5z 2pa 2pb
ouster 1l 28 5x
outbreak 1d
outburst 1d ov 268
outcast hf
outcome b0
outcry 39 3a
outfield gg gh tk
outfielder 64 uj x9 1g9
outfit b9 ba e3
outgrowth 2c aw ax jr
outhouse i 20m
outlaw 2u 2v of
outlay 9o 9p d4 et u2 1z9
outlet u7 18b
outlook 1c 1d 2k 3c f4
outpatient hf oh oi oj
outpost 1g e3 182 183 1be
output cy cz
outrage 19 1b bf
outreach f 8i
outset nn 111
outsider bq 146 147
outskirt gh 15v 21h
outskirts gh 1h3 2kl
outspokenness 2f 261
outstation 1g 182 183
oval 1k8 1k9 1tj
ovary 5m 5n 8v 8w 8x 11t 2b8 2pc 2pd
ovation 3x 1nj
oven 18s 18t 1zt
overachiever r6 r7
overburden 7k 14n
overcast 12r 17q 1jm
overcharge cc cd ze
overcoat jk jl x8
overdraft 6g 2k2 2k3
overdrive 2p7
overeating o7 o8 rx
overestimate v 1s8
overflow f 32
overhang 1de
overhaul go 2bc
overhead cd ze 1xg
overkill 6z jg 14j 1eq 1es
overlay 3o nq
overload 1rz
overpass 21m
overpopulation 1p
overprint 1v4 2nc
overrating m9 ma 2df
overseer 5k sg sh
overshoe 3o 15j
overshoot 32 1lw
oversight 28 4q 4s 25j 25k 25l
oversimplification 1v 2l e2 2pe
overthrow e f 1i
overtime 8p 8q 2pf
overtone 1pm 207 2e8
overture 3a 45 jq jr
overuse ls 1nk
overview 1u 1v
overweight bn 1rh 1ri
overwork 6z jg
ovum 1rl 23a 23b
owl 2 13m 1cf
owner 1l 4n 4o 1oh
ownership 2h 4t d4
ox js jt yd ye
oxen js jt ye
oxford 14u 14v 14w 14x
oxidation 2b 1l8 1nd
oxide 1q 53 55
oxygen 1r 1s 1t 75 c7 c8
oyster w5 1kr 1ks
ozone 1s c7 c8
pa 1uw 1ux 1uy
pace d4 qw qx
pacemaker 2j 7w 1jd
pacific z xe
pacification 28 4s
pacifier 4t 9m dn 2gc 2ii
pacifism 1c 2k f4 1t5
pacifist ld
package 1p bb mh
packer 4a w2 122 1gc 2n9
packet 1p bb
pact v 1v 43 6g 1og
pad 1q 1r 136
paddock dk dl 1rm
paddy gg tj tk zr
padlock wl wm 2ko
paean 3x 95
pagan qc
paganism 2k f4 sv 1hy 29z
page 136 2pg
pageant ue 176 1bl 21l
pageantry ue 176 1bl 21l
pager yg
pagination 22 60 nn
pagoda h i 2ph
pail mg mh
pain 1z 20 21
painkiller 5p 5q 6i
paintbrush mp 2du
painter 7a 7b
painting 6p cz kc 1jq 1v4 2ar 2nc
pair 1p bb 16p
pal 1a3
palace i ba 148 149 1g3 249 24a
palate l2 tc td
paleontologist ka
paleontology 5s 5t 2be
palette 2t 62 tv ui 288
pallbearer hf
pallor ge rc
palm x y 2d5
palomino 190 19z 212
pamphlet w 78 f1 j3 k6 203
pan 12b 12c 14t
panacea 5o 5p 5q f3 gq n3
pancake ic ty 116
pancreas 8w 8x 2pi
panda 0 1g6 2pj
pandemonium hw y7
pander 2u 2v
pane tv 2pk
panel tv
paneling tv 1mq
panelist 9r ly lz
pang 1b
panhandle a6 gg gh
panhandler yl ym
panic 19 1b cv
panorama cz sx 11b 13x 293 294
pansy mn mr 2pl
pantheon 1p bb
panther 1g5 1g6 1ii
pantie x8 16m 2k5
pantomime ud 1jq 2dy
pantry dl uk 1c8
pantyhose 2gg 2l1
pap 1ap
papa 1uw 1ux 1uy
papacy ba 249 24a
papaya 5l 5m f5 f6 ic lm lo mb
paper w 1q 1r 1s 1t 78 2n1
paperback cx cy cz
paperboy 4a w2 2m7
paperweight 1rz
paperwork 6z
paprika c0 c1 c2 mm se
papyrus 1q 1r 136 2m0
par 22 5j 60
parable eb ec ed
parachute 9y 1jz
parade 1p 28 bb 1f6
paradigm 1pd 1pe 1pf
paradise 7k a5 a6
paradox 1v 1vx
paraffin 51 53 d2 yh yi 2n5
paragon 2j 2k 5k 1jd
paragraph w 78
parakeet 2 13m 1mm
paralegal 49 4a 2pm
parallelism hn ho
paralysis 7s 7t
paralytic 2pn
paramedic 49 4a 2pm
parameter 2i jp jq 23g
paranoia bo 1t3 2po
paranoid hf oj 2pp
paraphernalia 9y
paraphrase 253
paraplegic 2pn
parasite 1l
parasol 3o nq 2kg
paratrooper by 1bw 1by
parcel mh
parchment 1q 1r em en yj 136
pardon 4b 24h
parent 1uy 26w 28v
parentage 9c d4 198 2mg
parenthesis fj h3 h4
parenthetical 1l1 1l2
parenthood 9c 2mg
parish e3 qu 1qt
parishioner k
parity 15 16 d4 25b
park gg gh tk
parka jj jk jl
parkway cs eg
parlance kq 1n4
parlay 67 2ae 2lz
parliament qu 1p7 1p8
parlor dl uk
parody vl 2kf
parole u zw zx
paroxysm 3t l7 l8
parrot 2 10w 13m
parry 12p
parsec 5z 1h5
parser 7n pr ps
parsley c0 c1 mi mn mr 1yv
parsnip 5n mi mn mr 11t 1fq
parson 5g 5i 5k
parsonage i 148 149 1ls
part 4t d4
partiality 1b 1c 3c 8b 105
participant 65 ag ah
participation 1d 28
participle 81 82 2hs
particle 1q 1r 1s 1t i4 iy
particulate 1q 1r 1s 1t
partisan 7f
partner ag ah i5 10c
partnership ba cj 1c0
partridge 96 tn 13m 18v 1iq 2db 2pq 2pr
party 1p ba e3
passage e f 4b
passageway x y cr cs kt
passbook r0 154
passenger 25
passer 1l 25 t8
passerby 25 t8
passion 1b 2f 2ps
passivity 2f kz 2pt
passport v w 3x 6g 1pr
password 4i af 1s3 1s4 1s5
pasta 1s da ic id ll vs
paste 1r ev 1o5
pastel gd ge rc
pasteurization go 1gf
pastiche 3a 45 cz jz 1v4 2pu
pastime 67
pastor 5g 5i 5k
pastoral 3a 45 jz
pastry c2 ic id ty 219
pasture gg tk 1xo 1xp 2mw
pasty 2pv 2pw
patch 8u vh 29k
patchwork 2k f4 23d
pate c0 tb tc 1xr 2cv 2ml
patent v w 78
paternalism 1c 1d 3c
paternity d4 198
path 4b cs 2px
pathologist im in io
pathology 5s i2 1fc
pathway 7w cs eh 2og
patience 3l 3m 28w
patient hf oi oj
patina 3o 24d
patio dl
patriarch 5i 5k 84 ld sn so 2ms
patriarchy 1p 1ew 277
patrimony es et u2 zi 1rj
patriot 1i7
patriotism e9 ea
patrol os ot 14k
patrolman sl sm 1py
patron df 1cb 1cc
patronage 3d 3e 3f
patter 1hr 2l5
pattern 1c 1d 1d9
patty da ll ty vs 2pv 2pw
paucity 2s 1vk 1vl
paunch 7w 157 27u
pauper hf ym
pause nn 11p
pave 16b 1i0
pavement 7k tg v1 2py
pavilion q7 1cq
paving 7k tg v1 2py
paw 27n 28n 2g2
pawn 1n2 1n3
pawnbroker 4o ld 1xe
payable o2 o3
paycheck 2k1 2k2 2k3
payday 8p j8 j9
payee 7p 7q
payer 145
payload 1q 3q 55 1fg 22g
payment 28 9o 9p cd u2 ze
payoff cd e6 ze
payroll qz r0 154
pc 6 2kn 2m8
pe fh fi fj
pea lo ol xw
peace gv
peacemaker 9m dn 2ii
peacetime 8p 8q nn
peach f5 f6 mb
peacock 88 89 8a 2pz
peak nm nn 2ne
peal 11z
pealing 11z
peanut 5l 5m 2p5
peanuts es et 1sg
pear 5l 5m ic lm ln lo
pearl ge xl xm 11l 126 1yc
pearly 7v jw jx
peasant 1a0 1a1
peat 1q 1r 1s 1m8 2la
pebble i4 y9
pecan 1q f6 mb uq ur 1fy
pecs 10 11 12
pectoral 10 11 12
peculiarity 2f 2i p2 p3 28i
pedagogy 4m 6w rp 16v 1zk 24b
pedal 3u 3v 1jp
pedant g6 g7
pedantry 172 173
peddler 4n u3 2ec
pedestal xv
pedestrian 25
pediatrician im in io
pediatrics i2 1fb 1fc
pedigree e3 i6 i7
peeing 23j
peek 1qa 1qb 2bq
peekaboo hm 2g8
peep 11z 129
peephole no np
peeve 1b 2iy
peg wk wl wm
pelican 15c 15d 280
pellet ht xg 15g 19r 19s 1zv
pelting 17t 1pi
pelvis x kt nu 2bo
pen mp 1t0
penalty 28 4s
penance vm vn vo 1o7 1o8 2q0
penchant 1b 8b
pencil mp 1t0
pendant 8u xm
pendulum 9x 9y
penetration 1c 1d gm gn 2i4
penguin 15d 280
penicillin 5p kd
peninsula 7k mu
penis x 8x 1lo
penitence 1o7 1o8 2q0
penitent k
penitentiary 189 18a 2j7
penknife sa 1l9 2j3
penmanship 3w 78 1dg
pennant 3z 40 19p
penny 5z vd 1h1 1h2 1mt 1yw
pension cd e6 jb
pensioner 7p 7q 2l0
pentagon i 1bc 1bd 1q2
penthouse 1h 2q1
penultimate n 1t
peon w2 122 1sl
peony un 13k 1fi
people 1p 4t
pep 22y 22z 230
peppermint mb mn mr 2q2
pepperoni ic tn 14y
percent 237 2q3 2q4
percentage 237 2q3 2q4
percentile pp 2q5
perception 1c 2i 2j 2k 13x
percolate 1r 55 dc
percolation e f 2b 2c 16w
percolator mg 14s 14t
percussion 2n 1fm 1xy
perennial 1l mi
perfecter 4a bz
perfectionism 2f 3l 3m
perfectionist 283
perforation no np
performance uc ue 1cs 1ct 1vp
performer 48
perfume kk nx ny nz
peril 2ef
perimeter iq 166 18i
period 8q nn
periodical cy j3 k6
periodicity 25c
periphery iq 166 18i
periscope ht 10a
perishable 6j c2 da
periwinkle mm se 2o7
perjury rx 10g
perk cd e6 2cr
permanence 57 17s 17t
permission 3x
permutation 30 dy 1xz 2nh 2ni
peroxide 6h 6i
perpendicular iq 166 1jo
perpetration rx zv 10g
perpetrator 2u 2v
perpetuation 1uj
perplexity bo gy 103
persecution qj qk 100
persecutor bq hx rf
perseverance 2f 1uj 1xw 2ic
persistence 2f 17s 1xw 229 2ic
person 1l 4t
persona qn ud 2dy 2f6
personage 1l ld
personality 4t
personification 1l
personnel 1p ba e3
perspective 1c 3c bs
perspiration 90 92 132
persuasion 1c 2k f4 1hr
persuasiveness rh
pertinence d4 ek lr
perturbation 16 bo 209
perusal b4 19d 19e
perversion 3y iq yw zt 166 1t6
pervert 2u 2v 1a7
pessimism 1b 2f 3l 3m 1uu
pessimist g7 1we
pest 1ji 1jj 2q6
pesticide 1q 1r 55
pestilence 1ji 1jj 2q6
pet 1l 96
petal 5n 11s
peter k 7r 8x f3 gq la wy 1lo 2q7
petite 57
petitioner pe
petrol 1s 51 53 6j 1hu 2ap
petroleum 6j d2 yi 13f 1hu 1m7
petticoat 3n x8 16m
pettiness 3c c6 10i 1i8 1x0 2q8
petty 10g 11k 243
petulance 1b 2ix 2iy
petunia un 13k 1fi 2dp 2q9
pew fo nk
pewter 1r ev 170
phalanx 7v 7w e3 jx qu 2cz
phantom f3 f4 lf
pharmaceutical 5p 5q 6i
pharmacist lb lc ld
pharmacologist lb lc
pharmacology i2 1fb 1fc
pharmacy i2 u5 u6 u7 1fb 1fc
phase 8p 8q a4 nn 1tz 2am
pheasant 1iq 2pq 2pr 2pz
phenomenon 2c 4t
philanthropist sz t0 1qo
philanthropy zh zj 20s
philharmonic ba uv 2qa
philippic u hz 1w0 1w1 2e5
philosopher g6 g7
philosophizing e2 1kx
philosophy 1c 2k f4 kc 1jq 24n
phlegm 1b 90 92 2qb
phloem 11t 2qc 2qd
phobia c3 1l5 1ww
phoenix 14u 14v 1om 1on 1oo
phone 9y h8
phoneme n 1t 1pv
phonetics 5r 5s
phonograph 6
phonology 5t 259 2ce
phony 2u 2v 13u
phosphate 53 55 cu
phosphor 53 55
phosphorescence 1e5 1e6
phosphorus 1r 1s 1t 75 i4 q1 22q
photo cz sx
photocopier 9x 9y
photocopy cz sx 1s1 2fs
photograph cz sx
photographer 7a 7b
photography 21l
photon ix
photosynthesis 2b 2c 1l8
phrase 1l1 1l2 1l3
phraseology kq 1n4
phylum 1p e3 17l 17m
physic 5p 5q 6i
physician io lb lc
physicist ka
physics 5s 5t kc
physiognomy x lh 2qe
physiology 57 5s bn i1 i2
physiotherapy 6x 1ik 1il
physique 57 bn
pi 6r 1eo 2iv
pianist 46 47 48
piano 4e 4g v8 1g0
piazza gg tk 2qf
piccolo 4f x5
pickax sa sb sc
picket sl 165 2lr
pickle c0 2cv
pickpocket oe of v0
pickup gk gl 2lx 2qg
picnic 2a1 2fr 2g1
piddle 1q 1sv 1sw
pidgin wh
pie ic ty 2pw
piece 7j 7k
piecework 4m 2qh
pier tf tg v1
piety zg 1ea
pig ju 13z 140
pigeon 13m 1iq 20h
pigeonhole 2i 2j 2ba
pigeonholing 1d8 1d9
piglet 96 1da 1db
pigment 1q 1r 1jh
pigpen dk dl 1rm
pigskin el em en
pigsty dk dl 1rm
pigtail xy 161
pike cs eg z6
pile 1p bb
pileup 3r 1ey
pilgrim 25
pilgrimage 32 6a 1ka
pill 27w
pillage et u2 15p
pillaging 4b 1xh
pillar 2j 2qi
pillory ht
pillow 14z 150
pillowcase 20o 20p
pilot 4a bz 1r2
pimp 2u 2v
pimple 5c 5d 5e 2qj
pinafore 3n 139 2cc
pinball 67 1ht
pincushion 14z 150
pine 1q mb uq ur 1gn 1go
pineapple 5l 5m ic lm lo mi mn mr
ping xe 191 1dj
pinion 1fs 1ft
pinkie lh ng 27m 27n 291
pinnacle yx
pinpoint nn 111
pint 1bs 1bt 1bu 2a9 2bn
pioneer 7b yn
pipe cf cg cr
pipeline cf cg ih ii 2cp 2gy
piper 46 47 48 17l 2dp 2q9
pique uz
piracy zv 243 2eu 2qk 2ql
piranha 2u 2v ie y1 2c7
pirate oe of v0
pirouette 8i 2dq
piss 1q 1sv 1sw
pistachio f6 f7 f9 fa mb 1fy
pistol xg 1f7 1f8
piston 37 79 7a i8 vv
pit oa oz 1bq
pitcher 64 65 uj x9 2gv
pitchfork mp z8 1r8
pitfall 1c wp 1xv 24t
pith i4 11t 2qd
pittance cd e6 ze
pituitary 8v 8w 8x
pity 1b 1nl
pivot 25 t8
pixel 7i 7j 7k
pixie f3 f4 mm mn se 19c
pizza da ll vs
pizzazz 2f 230
placard 2qm
placement d4 e5
placenta x 5m 5n kt 11t
plagiarism w 78 zv 2qk 2ql
plagiarist oe of v0
plaice 13o 13p 2dw 2dx
plaid uz
plainclothesman 1py 1r0
plaintiff 1qm 1wh
plan 1c 2j 2k
plane c9 cl cm iq
planet i4 q1
planetarium i 26e
plank 8n 142
plankton 1l
planner 1l
plant 1l 17v
plantain mi mn mr
plantation 1lq 2fw 2mj
planter 7b 17o
plaque vh 29j 29k 2ct
plasma 74 76 92 b5 b6 b7 132
plaster 1r 1s 1t 8n ev 279
plasterer 4a bz
plastic 1s id
plasticity 57 1b9
plate vu 2bv
plateau k4 oz z7
plateful nl nm nn
platform v w 78 tg v1
platinum 75 g5
platitude 1v ex ut uu
platoon b9 os ot 1m3
platter xt 1jn 1za 1zb 1zc 2qn
plausibility re
playacting kc ud 1jq
playback 9y h8 226 2ej 2ek
playboy 118
player 65
playfulness 1b 2f 2bm
playground a6 gh ti tj tk 1h3
playhouse 20t
playmate 1a3
playoff ue 1dq
playpen dk dl
playroom dl uk
plaything 7k
playwright 9m vz
plaza gg tk u6 u7 18b 2qf
plea u 1v 4v lg 1se
pleasantry 67
pleasure 1b
pleat iq 28k 2qo
plenitude 2r 2s 167
plenty 2r 2s 167
plethora 19k 26a 26b
pliers 33 34 mp z8 1r8 2ou
plight 16 11a
plop 11y 11z
plot 6k 6l 1px
plotter 4a ir w2 2mk
plowshare 1ft 2qp 2qq
ploy 1v ex lu oq or
pluck qr qs su
plug up 1av
plumage 1q 1r i4 w0 xz yj
plumber 4a bz y5
plumbing 4m ce 17y
plume iq
plummet 1rz
plumpness bn 1rh 1ri
plunder et u2 15p
plunger 64 65 102 1v6 20a
plural l m n
plurality nm nn 1wz
plush uz
plutocracy 1p e3 rl
plutonium 1r 1s 1t 75
ply 16f
plywood tv 2ke
pneumonia 5e 5f q2
poacher 7q mg mh 12b 12c 14t 2k4
pocket mh t7 2qr
pocketbook es mh u0 1rj 2qs
pocketful nl nm nn
pocketknife sa sb 1l9
pockmark 1z 20 2qt
pod w0 2gp 2gq
podiatrist im in io
podiatry i2 1fb 1fc
podium tf tg v1
poem w 78 ed
poet 9m vz
poetry kq op
pogrom qj qk 2p8
poignancy zk zl zm
poinsettia mm se
point 2i 169 2ie
pointer 3z fj h4 1ue
pointlessness c4 c5 c6
poise 5z 60
poison 1s 6j
poker hm mp qo
pokey 189 18a 2j7
poky 189 18a 2j7
polarity d4 kn
polarization 16 a3 a4 1ym
pole mo mp
polemic 9m vz
polemics 2qu
police b8 ba e3 nw 15q 15r
policeman sl sm 1py
policewoman sl 1py 1r0
policy 2j 6k 6l hq hr kx
polio 5e 1ji 1jj
politeness 1x 1y 1ja
politician 5k
politics d3 d4
polka 3a 45 2ay
poll hr ma 263
pollen 5m 2qv
pollination jr 273
polls 1g a6 183
pollster 1i4 1i5 25h
pollutant 1q 1r 1sw
pollution 16 97 1lg
polo 25 tt wt wu
polyethylene 51 53 6d 6e 6f
polygamist i5 10b 10c
polygamy 10d 10e 10f
polygon iq 1k9 1tj
polygraph ht 23p
polymer 1q 53 55
polymerization 2b 2c 1l8
polynomial d4 1qv 25b
polyp 5f 7t 96 w5 1e2 2jd
polytechnic 2y 2z
pomegranate 5l 5m f5 f6 ic lm lo mb
pommel 7j 193 194
pomp ov 18d 268
pomposity 1ia
pompousness 1ia
poncho jl x8 1eu
pond z xe xh
pontiff k 5i 5k la 2qw
pontoon nd ne 2gm 2qx
pony 190 19z 212 2qy
ponytail xy xz 161
pooch 96 xp 1ag 1ah 1g6
poodle 96 xp 1ag 1ah 1g6
pool 1hc
poop ph 1su 1sv 1sw
popcorn c2 w1 13r 1r9
pope k 5i 5k la 2qw
poplar 1q f6 mb mm uq ur
poplin uz
poppy un 13k 1fi
populace 1p na
population 1p na
porcelain mp 12c 1j4
porcupine 0 1 1j8
pore 2x a6 ip
pork ic id tn
porn 6p
pornographer 25t 25u 25v
pornography 6p
porosity 29 57
porpoise 20v 20w
porridge da ll vs
port 1f 1g a6
portability 2ll
portable 2qz 2r0
portal cs mw mx
portent le rd
porter sl sm w2 122 165 1sl
porterhouse tm 27g 27h
portfolio mh u0
porthole np 16b 16c 2r1
portico 2ab
portion 4t d4
portrait 1v sx 11b 1hs 2r2
portrayal 1v ud 1hs 1jq 2dy 2r2
poseur hx 16r
position 1g 7k a6
positivism 1t5 1xx
posse ba nw 15q 15r
possession 2h 4t d4
possessive 4w 4x 4y
possessor 1l
possibility 2k 6n f4 kg
possum 1 2jt 2ju
postage 3z 40 cc cd ze
postbox mv
postcard 78 1ro 2r3 2r4
postcode 3w 7o
poster 2qm
posterity 1p 17m
postgraduate r6 r7 29o
postman 4a w2 2m7
postmark 3z 40 22j
postmaster 5k
postponement nn 11o 11p 1va 1vb
postscript w 1v 5a 5b 78 7c
postulate 1v py
posture 57 bn
posy 1p 8u o1 168
pot mg mh 12b 12c 14t 1hp 29d
potassium 1r 75 g5
potato c2 da lo ol tz yk 1iu
potency rg rh
potential 6n 1hm
potentiality 1c 6n 6w 1hm 24l
pothole oa oz 1bq
potion 6j d8 da db dc
potluck da ll 17e
potpourri 1p bb
potshot p8 p9 yv 2dk
potter 4a bz y5
pottery mp 12c 1j4
pouch mh t7
poultry 2 13m 1iq
pounce yv
pound 5z 1f4 2my
pout 16y 2ai
poverty 16 aq
pow hf 2gh
powder 1s id
powerboat c9 nd ne
powerhouse b9 ba 1m3 2cb
powwow 72 ml 1lm
pr 1r 75 g5 14x 1no
practicality ru
practitioner lc ld
pragmatic 1w9 2hz
pragmatism f4 ru 1t5 1xx 29y
prairie gg tk 1xo 1xp 2mw
praise 3x
pram ca cb h5 mh
prance 1el 2r5 2r6
prank 67 1m0 1m1
prankster bp bq
prattle 1i1 1i2
prawn ic id 13q
prayer u lg zc
preacher 5g 5i 5k
preaching u 1w1
preamble w 45 kj 298
precaution oq or 297 29r 2r7
precedence 5j 1hl
precedent 1c 21 1s9
precinct gh 15v 21h
precipice 7k oz 1st
precipitation 2b 2c nm nn 1l8
precision 27a
preconception 2k 3c f4 104 105 1oj
precondition px py 2r8
precursor 1l 1q 1r 1s 1t
predator 1l 2u 2v 96 y1
predecessor 290
predestination f4 1t5 214 2oc
predicament 16 11a
predicate 1l2 1l3
prediction b4 hq hr
predictor 1c 1d 21 g7 q3
predilection 1b 3c 8b 105 2r9
predisposition 16 1c 3c 105 1et
predominance 16 1xs 2ov 2ow
preeminence 5j 1hl
preempt 1v
preface w 45 kj 298
prefect 5k 84 1nm
preference 1b 3c 8b 105 2r9
preferment f 4b 4u 4v e7
prefix 2ht 2hu 2hv
pregnancy 15 16
prehistory 8p 8q nn
prejudice 3c 104 105
prelude jq jr
premeditation b4 hr o0
premiere uc ue 1ob
premise 1v px py
premises gg tk 1dt
premium cd e6 ze
premonition 19 cv 28y
preoccupation 16 1c 2j 2k bo gy
prep 9h 2fy 2fz
preponderance 2s 2t rh 1ae
preposition m n 1pl
prerequisite 28 4s 2ra
prerogative 2i 3g 3h
presage cv 28y
preschool 2z ba va
preschooler 8r 171
prescription 1cm
presence 6n
presentation 67 vo 1cs 1ct
presenter 7f 9m
preservation 1ps
preservative 1q 53 55
presidency 4m 8p m4 2rb
president 1h7 1h8 1h9
pressure a3 a4 ax rh 22a 22b
prestige 5j ji
presumption 2i pz wz
presupposition hq 2h6
pretender 2u 2v pe 13u
pretense ab ac zv
pretension 1sp
pretentiousness 1ia 1sp
pretext qn 1dp 1vx 228 2h1
prettiness qm qn
pretzel tx ty tz
prevalence 1ud
prevention 1o2
preventive 5o 5p 5q
preview 70 18n
prey 1l 96 hf 1g4
price 1i8 1x0
prick bq hx
prickle 6s 6t 2rc
prickling lx nz 1my
pride 1b 1b7 1nz 1o0
priest 5g 5h 5i 5j 5k
priestess 5g 5h 5i 5j mt
priesthood 1be 1c1 1c2
primacy 5j ji 247
primate 0 1 2 5g 5h 5i 5j mt
primates 17l
primer f1 j3 2rd
primping 1ps
primrose mi mn mr
prince 5k wd
princess 5k wd
principal et o4 o5
principality a6 gh 248
principle 2j 2k 1jc 1jd 2qi
printer 6 4a 9y bz h8 2jk 2r0
printout 40
priority 5j 1hl
prism iq 1ad 1u0 26e
prison 189 18a 2j7
prisoner hf
privacy 3l 15x 15y 2re 2rf
privation 16 28 4s aq 1xk
privatization 28 4s
privilege 9e 262
privy i dl uk 20m
prize u2 zh zj
prizefight 1dq 1zm
probability 4t nn
probation 8p 8q
problem 16 11a
procedure 6z
proceedings 28 5x
process 1c 1d
procession jq jr
processional 45 k1 k2 kq
processor ba cj 1c0
proclamation 1v
procrastination 17t 1gr 1va 1vb
procreation 3y yw zt
procurement 5v j5
procurer 2u 2v 7q
prodigal df 1cc
prodigy g7 le rd
producer 7b 1mh
product 3q cz
production 1d
prof lc 1x4 2rg
profanity 39 3a
profession 4m e3 1be 1c2
professionalism 93
professor lc 1x4 2rg
professorship 4m m4
proffer 8f
proficiency 93 1eq
profile ov 2fk
profit 20e 20f 22m
profitability 9e 262
profiteer 4o
profits 20e 20f 22m
profundity 1c 2k 2p 57 19k 2bs
profusion 2r 2s 167
progeny i5
prognosis 1v 1y4 2ga
program 1c 2j 2k
programmer 1yj
progress e go
progression ha o1 ox 12s 12t
prohibition v 6g 1q0 1w9 2hz
project 6z
projectile ht xg
projection hq hr 295
projector ht 10a 26e
proletarian 1a1
proletariat 1p n9 na
proliferation 2c 3y 2bg
prologue w 45 kj 298
prolongation 1uj
prom 175 2rh 2ri
promenade 175 2rh 2ri
prominence 5j ji 1i8 1x0 2cw
promiscuity 3y yw zt
promontory 7k k4 oz
promoter 9l 9m 15i
prompter 49 4a
promptness 17t 1gr 1ph 1pi
prong 1de
pronoun m n 1pl
pronouncement 1v am
pronunciation 39 3a 72
proof 1c 20 21 4i 4j 1o9
prop 16c 1ca
propaganda af
propagandist 9m
propagation yw zt 1hq 1hr 1kb 2nm
propeller 37 i8
propensity 1b 1c 3c 8b 105 2rj
property 4t d4 et
prophecy 1v hq hr 295 2ga
prophet k g7 q3 r8
proponent 1l
proportion 2t 57 qx 237 2q4
proportionality d4 e4 e5 qx 237
proposition 1v
proprietary d4 2rk
proprietor 4n 4o 1oh
proprietorship d4 2rk
propriety 1y 2f
propulsion 1d a3 a4 ak
prose kq op
prosecution 1p 5x bb 28z
prosecutor 4a bz gb lc ld wq
prosody kq 2hw
prospect 6n 1hm
prospector 122 1sl 2rl
prospectus f1 j3
prosperity 16 9j 9k 15h 1xi
prosthesis 2hd
prostitute ld z2 z3
prostitution rx 10g
protagonist 7f 14q 14r 2ca
protector sm
protectorate a6 gh 15v
protein 51 53 d2 ke 1f9
protest u 1f2
protestant k la
protestation u 1v am 1f2
protocol 1cl 1cm
proton 23r 2oi 2oj 2ok
protoplasm 1r 1s 1t d4
prototype 2k 13x 24y
protozoa 17l 17m
protozoan dt du
protractor ht
protrusion f 4b 1ab 1ac 1ad 1qg
protuberance 16 1ab 1ac 1ad
provenance 1g a6 114
proverb 3a 71 72
providence 14u 14v 1om 1on 1oo
provider 4n 4o sz t0
province 59 gh n2 14x 15v 2jz
provincialism 3c 104 105 10i 2q8
provision px 2r8 2rm
proviso px 2r8 2rm
provocation at bg
provost 84 1h9 1vj
prow v1 18f 1y7
prowess 1c 6w ou
prowl 32 1el 2r6
prowler 25 bq 146 147
proximity g0 g1
proxy v 6g dm dn 25v
prude bq hx
prudence 2f st sv 1hz 1ow 1ox 1zk 297 29r
prune 5l lm lo 2rn
pruning o y z
prurience 7h 275
psalm w 78 106
psalms w 45 kj 25x
pseudonym n 1t dz
psyche 1c 1d 2ro 2rp
psychiatrist im in io
psychiatry i2 1fb 1fc
psychic 1kq
psycho hf oj
psychoanalysis 1ik 1il
psychoanalyst im in
psychologist ka
psychology 5t kc 24n
psychopath hf oj 2h4
psychosis 16 bo 1t3
psychotherapist 6r 1j9
psychotherapy 1fb 1fc
psychotic hf oj
pub i 2rq
puberty 8o 8p 8q
pubescence 8o 8p 8q
public 1p na
publication 9n 9o cy cz k6
publicist 9m
publisher cj lc ld 1c0 1rg
puck f3 f4 tu tv 19c 1dk 1zn 1zo
pucker iq 28k 2qo
pudding da lk ll vs 11v
puddle 8n 279
pueblo 14u 14v 14w 14x 1j6 2rr 2rs
puffer ic if 13o 13p 13q
puke bq hx
pulley 37 i8 1ft
pullout 8 9 1zs
pullover 3n x8 1fa
pulp i4 iy 2o1
pulpit tf tg v1
pulsation ox 28d
pulse ox 28d
puma 14f 14g 1g5
pumice 1q 1r 1p6
pump 37 i8
pumpernickel tx ty tz
pumpkin ic lo mn ol 1li 2rt
pun vl 1m2
punch 8i 13a 2jw
punctuality 17t 1ph 1pi
punctuation 3z fj h4 1zx
pundit g6 g7
punishment 28 4s
punk 2u oe of
punster 48 2ru
punt 5z 1h2
punter 4a 64 uj 29w
pup 96 1da 1db
pupil r7
puppet sx 27e 27f
puppeteer 47 48
puppy 96 xp 1ag 1ah 1da 1db 1g6
purchaser df 1cb 1cc
puree 6j da ll
purgatory 16 ns 11a 14r 1ta 26n
purging e go 1gf
purification e go 1gf
purist g6 g7
purity 16
purpose 1c 2k 1xt
purr 11z
purse mh
purser 14c 14d 2oe
pursuer 25
pursuit f 32 4b b4 fv 2rv
purveyor 4n 4o 1gc
pus 1r 8p 92 r9 132
pusher 25 2u bq oe of u3 146 147 2ec
pushover 6z 7r 9h
puss 96 14g 1ah 1g5 2b8 2rw 2rx 2ry
pussy 2b8 2rw 2rx
putt t6 12p
putter 65 uj 2dt
putty 1q 1gj 2rz
puzzlement bo gy 103
pyre 1p bb 2ed
python hi hj hk
quack 2u in io lb 13u
quackery ls 1q3
quadrangle dl 1k9 1tj 2ff
quadrant 7k a6 gh sd 1h3
quadratic 1v 24z
quadriceps 10 11
quadrilateral 1k9 1tj 2ff
quadruped 2 10w
quadruplet 22 4z 50 i5 2s0
quadrupling 2c 4r
quagmire 14m 14n 2nk
quail tn 18v 2db
quake a4 ax b1
qualification 3j 23x
qualifier m n 65 80
quality 4t
qualm 19 1b 1z 20 it 2s1
quandary 16 gy 103 11a 1ys
quantifier m n 1t
quantity 2s 2t 4t 57
quantum 2i 2j 23g
quarantine 15x 15y
quark c2 ic id ix iy 1c5 23q
quarry hf 1g4
quarrying 9n 17w 17x
quart 1bu 2a8 2a9
quarter gh 15v 1vy 1vz 21h 2dv
quarterback 64 uj 29v 29w
quarterfinal ue 1dq 1zm
quarterly j2 j3
quarters 1h
quartet 22 4z 50 ba e3 uv
quartz 1q 1r b7 id
quatrain 7c 1u9
quaver 11z
quay tf tg 2l3
queen jn jo w5
query u lg 1gb
quest b4 fv 2rv
question u lg 1gb 24q
questioner 9m 1i4 1i5
questionnaire v w
queue o1 1n9 1na
quibble 1vx 228
quiche 2pv 2pw 2rr 2rs
quickie e go 2bc
quickness 93
quicksand 16 oa 11a 1bq 1ta
quicksilver 1r 75 g5
quietness 1b 57 x1 1qy 2gx
quill x 6t mp 1t0
quilt 3o au av
quinine 5p
quintessence 1c 1r 1s 1t 2k 258
quintet 3a 45 jz
quintuplet 22 4z 50 i5 2s0
quip 3a 71 72
quirk 231 232 233
quitter 1l
quiz 1hr 2s2
quorum 1p e3 qu
quota 22 60 nn
quotation 1v 5a 5b kj 25m 2nr
quotient 22 60 d4 nn qx 237
rabbi 5i 5k
rabbit 0 1b0 1b1
rabble 1p e3 na qu 2cz 2s3
rabies 5e k7 k8
raccoon 0 em en y6 1g6 2pj
racer gj gk gl 1cu 1cv
racetrack ce
racism 28 4s 104 105 2of
racist 7f 10h 1i6
rack 16b 16c
racket 11y 11z
racketeer 2u oe of
radar ht wa
radial 2s4
radiance rb rc 18c 1e5 1e6 1e7
radiation a3 a4 23o 23z
radiator 7k i4
radicalism 3c bs hu
radio cw h8 2s5 2s6 2s7 2s8
radioactivity 2b
radiologist im in io
radiotherapy 6x 1ik 1il
radish lo ol yk 18p
radium 1r 75 g5
radius 2t 57 8q nn 179 1b9 1dc
radon 1r 1s 1t 75 c7 c8 n4
raffle hm 2ly 2lz 2s9
raffles 5k 84 1nm
raft 2qx
rafter 7j uy xu xv 1em
rag 7j ux uy uz
ragamuffin 8r 171 2ag
rage 19 1b bf
ragtag 1p na 2s3
ragtime 3a 45 2ay
raid gm gn 28u
raider oe of v0 va 2sa
rail uo up
railroad ch ci cj
railway ch ci cj 2sb
rain 12r 17q 1lz
rainbow 166 1t6
raincoat jk jl x8
raindrop nm 119 21t
rainfall 12r 17q 1lz
rainstorm a3 12q 12r 17q 1ly 1lz
rainwater gx 18g 18h
raisin 5l lm lo 2rn
rajah 5k wd
ramble 6a gi
rambler 25 9m t8
ramification 2m 2n 117
ramp i8 1ft 2qq
rampage f 8h 8i
rampart 241
ramrod mo mp
ranch 1f u4 1v1
rancher 7b 17o
rancor 17 19 bj
randomness 57 1b9
range 2t 57 62
ranger 4a bz gb sl sm 1py
rank o1 1na 2ld
ranker 87 bx by 1bw 1by
ransom 9o 9p cd u2 ze 1z9
rant 1w0 1w1 2e5
ranting 1w0 1w1 2e5
rapidity 57 17t 1gr
rapist 2u 2v oe of y1
rapport d4
rapprochement 28 e8
rapture 19 1b zm
rarity 2s 1vk 1vl 1x9 1xa
rascal 8r bq 171 1cz
rash 1z 20
rasher 2dd
rasp 39 3a
raspberry 5l f8 lm lo mm 11d 11e
rasping 39 3a
raster e4 e5
rat 0 1 1j8
rate cc cd d4 qx ze
ratification u 4c
ratio d4 qx
ration 6j da 1ju
rationale b4 hr 1q6
rationalism f4 1t5 1xx
rationality bo 2m1 2m2
rationalization b4 hr 1q6
rattle 11y 11z
rattler hk 1r4 1r5
rattlesnake hk 1r4 1r5
ravage b0 j7
rave 175 176 2ri
ravel 79 7a vv
raveling 1q 1r 6c
raven 11g 11h 1tk
ravine o9 oa oz
raving 1w0 1w1 2e5
rawhide em en
ray 1e5 1e6 1e7
rayon uz
razing e 1i b0 j6 j7
razor sa sb sc
razzing 39 3a 15b
re 1r 75 f3 g5 gp gq
reaction 2b 2c 1l8
reactionary ld 12h
reactor 9x 9y jv
readability 1kz
reader df g6 g7 1cb 1cc
readership 1p 2kb 2sc
readiness 3l 3m
readjustment 41 42 2sd
reagent 6h 6i 6j
realism ru 29y
realist g6 g7 1ut
reality 1c 2k 6n 2bd 2n0
realization 6o 6p b4 m0 m1
realm 59 n2 2jz
realty d4 et 1lq
ream nm nn 1wz
reaper 14q 14r 1sk 1sl 1v2
reappearance 4b 8d 2mh
rear 1p o1 1na
rearrangement 6o 2jp 2jq
reason 1d di 1zu
reassurance 3e 3f
rebate cd e6
rebel 7e 1bv 1bw 1bx 1by 1bz
rebellion 28 16k 220
rebirth 2c 30 ax 2se
rebound ox
rebuff as at
rebuke p8 p9
rebuttal 1v 4v 1ne 2sf
recalcitrance 2f 1wi
recap 1u 1v
receipt 5v 7y
receiver 85 9y h8 2s8
receptacle mh
reception 7y qu vj vk 2ev
receptionist 49 4a 2sg
recession 16 1xi
recipe 1cm
recipient 7q
recital u ih ii uc ue 1ob
recitation u w 78 7c 1w1 1w2
recklessness 2f 2hg
reclamation go qf qg 2bb 2bc
reclining f 4b 8i
recluse 21u 2f4
recognition 58 59 fv lx 2b7
recollection 6w ds fv lx 2b7 2sh
recommendation 8e 8f
recompense cd e6 ze
reconciliation 28 e8
reconnaissance gn 1gx 1gy
reconsideration b2 b3 b4 1hr 1yr
reconstruction e 8p go kl km 2bc
recorder 9y
recourse 3f
recovery 30 3y 41 42 yw 1qp
recrimination 4u 4v e7
recruitment 4b 9g
rectangle 2ff 2si 2sj
rectifier jv
rectitude zg 1ea
rector 5g 5i 5k
rectum x y z
recuperation 3y yw 1qp
recurrence 281 282
recursion dx dy
recycling ls
redcoat by 1bw 1by
redefinition 1v e2
redemption qf qg
redevelopment e f go
redhead 1l w7 w8 21y
rediscovery 17g
redistribution eu
redneck 1a0 1a1
redraft 6g 2k2 2k3
redress e6 qd qe
redskin 1j6 2rr 2rs
reduction f q 4b
redundancy kq 26a 26b 2sk 2sl
reef k4 oz 13t
reel 1dn 28o 28p
reelection 28 23m
reenactment ud 1jq 2dy
reentry f 32 2sm
ref 1bh 2sn
refectory uk
referee 1bh 2sn
reference 1v ex
referendum 28 23m
refill 5p 5q
refinement 30 41 42
refinery 17u 17v
reflection b4 hr 1qc
reflex 3y yu yw
reflexive 1pl 1x2
refocusing 7l 25f
reform e f go
reformation 16 e3 1u2 2so
reformer 1k 9x 9y
refraction a3 a4 ax ox
refractory 3o nq
refrain 3a 45
refreshment ll 17e 2bb 2bc
refrigeration 2b 2c 3y 1qq
refrigerator 18t 1qx 1zt
refuge 9e a6 gh 1h3 2sp
refugee 25 25w
refund cd e6 ze
refurbishment 16 2so
refusal u 1z7
refutation u 1c 20 21 1ne 2sf
regalia 3n 3o 3p 3q 9y 186
regatta 1dq 1vq
regeneration 2b 2c 3y
regent ag
reggae 45 k2 kq 1zf
regime 2j 2k 6l ba e3 24a
regimen 2j 2k 6l
regiment b9 os ot
regimentation 4s 1mo
region 7k a6
registrant 1l
registrar 4a 84 w2 1h9 1vj
registration 4b 8c 8d
registry 4h 4i 137
regress b4 hq hr
regression 14 15 16 1c bd 1os
regret 1b 1o8
regularity 57 qa
regulation 1cl 1cm
regulator 36 37
rehabilitation go 2bb 2bc
rehash af
rehearsal 2sq 2sr
reign 8p 8q nn
reimbursement e6 qd qe
rein mp 15n 15o
reincarnation 30 244 2se
reindeer jt ju 1fh
reinforcement gn
reinstatement 16 go 2bb 2bc
reissue cy j3 k6
reiteration 1uj 227
rejection 1d
rejoinder u 1v 4v 1ne
rejuvenation a4 ax go 1vm 2bb 2bc
relapse 135 1wd
relapsing 135 1wd
relation 4t
relations d3 d4
relationship 4t d4
relativity 1q5 1q6
relaxation 2c 4r 1w5
relay t9
relentlessness qh 2ss
relevance d4 ek
relevancy d4 ek
reliability 2f 4k 4l
reliance bo gy q0 1qf
relief 1b hh 1pu
religion 1c 2k f4 sv 1hy 1hz
relish 1b hh n1 2dn
reliving 1c 2k 2n0
relocation f 4b t9 ta
reluctance 3l 3m a3 a4 1er 2fd
remainder 1t d4
remake cz
remand f 32 2sm
remark 1v
remarriage zy zz 17z
remedy e go gr
remembrance 6w ds 2sh
reminder 1c 2k 2n0
reminiscence 2k fv lx 13x 2b7
remission 1zx
remit 1c 2k 2st
remittance cd e6 ze
remnant 1t d4
remonstrance 1hr
remorse 1b 1o7 1o8
remount 190 19y 19z
removal f 2m 2n
remuneration 9o 9p cd e6 jb 1z9
renaissance 8p kl km
rendezvous 28 2nu
rendition uc ue 1ob
renegade 2u 2v
renege 134 135
renewal go 1uj 227 2bb 2bc
renovation e f 16 go 2so
renown 5j ji 1gq
rent jb
rental d4 et 1lq
renunciation u 1ze
reorder v 1s8 2hm
reorganization 2n 4q 2n3 2n4 2oq 2or
repair e f go
repairman 4a bz 2e3
reparation e6 qd qe
repatriate 1i7 1km
repatriation 4b 8d
repayment 9o 9p cd e6 ze 1z9
repeal e 1dy
repellent 1q 53 55
repentance 1o7 1o8 2q0
repercussion 2c aw ax ox
repertoire 1p bb
repertory ce mv
repetition 1uj 282
replacement f 4b 200
replay 281 282
replenishment 2b 2hx
replica cz sx 1s1
replication 1uj 226 227
reply 1v
reporter 9m
repose 1vb
repository ce 1a3 1ov
representation 1c 1d 2k cz
representative 9m dn
repression 5u 155
reprieve 16 1qr 2su
reprimand p8 p9
reprint cy j3 k6
reprisal 28 2sv 2sw
reproach p8 p9 1g1
reprobate 2u 2v
reproduction 2c 3y
reproof p8 p9
reptile 2 96 10w
republic 1p e3 rl
republican 5k 1dr
repudiation u 1z7 1ze
repugnance 18 1a 1b d4 kn 2hk
repulse u 1ze
repulsion 18 1a 1b a3 a4 ak
reputation 5j ji 1gq 2hq 2ot
repute 5j ji 1gq
requiem 45 jy jz k1 k2
requirement z 28 4s 4t 2ra
requisite z 4t
requisition lt 2i5
rerun uc ue 2sx
resale 9o 9p 15m
rescue qg
rescuer 1l sz t0
research 6z hs
researcher ka
resemblance hn ho
resentment 17 19 bj
reservation gh 14x 15v
reservoir z nm nn xe xh
reshuffle eu s0
reshuffling 2jo
residence 1e 1f 1g
resident 1o
residual 1t d4
residue 1s 1t 4t d4
resignation u 1b 1uu
resilience 57 ox 1b9 2sy
resin 51 53 55
resistance 4b a3 a4 uf
resistor jv
resolution v w 78
resonance a3 a4 ax ox 28d
resource 9e d4 es et
resourcefulness 6w 9e nr ns 2sp
respect 21 1xu 2nj
respectability zg 1ea 1vt
respiration 2c 3y
respirator 3o nq 2sz
respite 16 1qr 1vb 2ig 2su
response 2c 3y aw ax yw
responsibility 28 4s
responsiveness ds r3 r4
rest 1t d4
restatement 1v
restaurant i
restitution e e6 go qd qe 2bc
restlessness 2ll
restoration e 8p go kl km 2bc
restraint 2e 2f 2h
restriction 2h 2i 2j 1kt 2lc
result 2c ax
resumption e f rj
resurgence 30 41 42
resurrection 1d 41 42 2t0
resuscitation 41 42 2t0
retail 9o 9p 15m
retailer 4n 4o u3 1gc 2n9
retailing 9o 9p 15m
retainer 4a cc i9 ia
retaking qg
retaliation 28 2sw
retard ph
retardation 30
retarded 1p na
retch 1nt 2t1
retention 2h 2t2
retentiveness 1c 6w ds
rethink b2 b3 b4
reticence 2f 2t3
retina 7w 157 1ra
retinal 1q 1jg 1jh
retinue 1p e3 qu
retiree 1ds
retirement 5j
retort u 1ne
retraction f u 4b 8i 1z7 2t4
retraining 2sr
retrial 5x 28z 2ns
retribution e cd e6 go gr
retrieval fv lx 2b7 2ls 2lt
retriever xo xp 2t5
retrospect hr 1qc 2mx
retrospective bb
reunion 2n g9 qu vj vk 1m9
rev d4 qw qx
revaluation lw lx pp
revel 67 za zb
revelation u m0 m1 17f
revelry 67 za zb
revenge 28 2sw
revenue es et 1sg
reverberation 57 1b9 234
reverence 19 1b
reverend 5i 5k
reverie gy ns 14r 1vd
reversal e f 4b
reversible 3n 3o 3p x8
reversion 30 er es 1n3 1wq
reviewer 9m 9r ly lz vz
revision f 2n 2n4
revitalization 30 41 42
revival 30 41 42 e3 qu
revoke 134 135
revolt 28 220
revolution 1d 28 30
revolver 1f7 1f8 1n8
revue uc ue 2t6
revulsion 18 1a 1b
reward az b0 1nh
rewrite w 78
rhapsody ed ua 2p3
rhetoric kq
rhetorician 9m 1i4 1i5
rheumatism 5e 5f 7t
rhinestone b6 b7
rhino 0 140 212
rhinoceros 0 140 212
rhododendron mm mn se
rhubarb ic lo ol
rhyme op 1d1 1d2
rhythm 1ck 25c 2p4
rib xv
ribbon 4t 7k
rice c2 da tz us w1 13r 1r9
richness 2r 2s 167
rickshaw h5 v5
ricochet ox 2sy
riddance 7 2l 2m 2n 1xd
riddle 24o 24p 24q
rider 25
ridge 7k k4 oz
ridicule p6
riffle ox 10s
rifle xg 1f7 1f8
rifleman 6r by 1bw 1by 2mm 2t7
rift 2w 2x a6 ip
rig 9y 186
righteousness zg
rightness zg
rigidity 57 1b9 1dh 2t8
rigor 2e7
rim iq 166 18i 1zv
rind 1q 1r 1s 1t
ringleader bp bq
ringlet iq w0 xy xz 1zv
ringside e5 127 2ei
rink i
riot 4b 1xh
rioter bp bq
ripeness 9c
ripening 2c 3y
riposte u 1ne
ripple ox 10s
riser 1l cf cg 2gy
risk 2ef
rite vn vo zz 100 101 1uj
ritual zz 100 101 1uj
rival 65
rivalry 1d 28
river z xe 191
riverbed oa oz
rivulet z xe 191
roach xy xz 161
road cs
roadblock uo up wn wo wp
roadhouse i 2gi
roadkill i4 1d0
roadrunner 13m
roadside td 2ex 2ey
roadway cs eg
roar 11y 11z
robber oe of v0
robbery 10g 11k 243
robe 3n 3o 3p x8
robin 11g 11h 11i
robot 37
robustness 57 bw 177
rock 7k i4
rocker 46 47 48 49 4a z0
rockers 10k 10l 10m 10n
rocket ca cb fx
rod du mp 2t9
rodent 0 1 2
rodeo 1cs 1vp
roe ic id 13q 239 23a 2on
rogue bq 1cz
role 6z pw
roller 1b2 1b3 1jl
rom 7i 1zc 2m9
roman 1o zr 2dh
romance 2l4
romanticism 2a3
romp b0 13b 13c
roof 3o nq
roofer 4a bz y5
rooftop tb tc 1xr
rook u9
rookie m2 m3
room dl
roomful nl nm nn
roommate 1a3
roomy 1a3
roost 3o nq s9
rooster 1io 1ip 1iq
root 5n i4 11t
rooter 7d 7e 7f
rope 16f
rosary bb
rosebud 5m ld z1 z2 z3 1a2
rosemary c0 c1 mi mn mr 1yv
rosette 8u xm
roster af fk fm
rostrum tf tg v1 22h 2g6 2g7
rot 16 12f 1rp
rotary 1g 113 1th
rotation f 4b 8i
rote lx 2n2
rotisserie i 18r 18s 18t 1d5
rotunda i dl uk
rotundity kq qa 13w 2hw 2ta
rouge kk 26h 26i
roughage 6j c2 da
roughneck 2u 2v y1
roughness 57 s2 1bn 1bo
roulette i8 iq 166 1fs 1ft 1t6
roundabout 1g 113 1th
rounder 2v mp z8
roundhouse 1f 1g u4 2jw
roundness 2s 2t kq 1ae 2hw 2ta
roundup 2ge 2gf
rousing e f 4b
rout e3 qu 2cz
route 7k a6 sd
router 4a bz
routine dy
row o1 1na 2ld
rowboat nd ne 1eg
rowdiness hw
rowdy 2u 2v y1
royalty cd e6 ze
rubber 2k8 2k9
rubbish 1q 1r 1sw
rubble 1q 1sw 1vo
rubdown 6x 6y
rubella 1jj 1yy
rubric 1cl 1cm
ruby xl xm 1yc
rucksack mh t7
ruckus f 8h 8i
rudder 37 2ew
rudeness 1x 1y 2f 1to
rudiments af 2hn
rue mi mn mr
ruff x y lh
ruffian 2u 2v y1
rug 3o fp 1fp
rugby 66 wt wu 28q 2tb
ruin 12d 12e 12f
ruler 1l ht wa 2tc
rum d8 d9 dq lq
rumble 11y 11z
rummage 16 1m5
rummer mh 1as
rummy de df 1cc
rumor ih ii 2cp
rump x y z
rumpus f 8h 8i
runaway b0 13b 13c
rundown 1u 1v
rune 3z fi fj
runner 2u oe of
runoff ha ox 2kx
runt 22d
runway 34 mp 1k0 1k1
rupture 7t 7u 19h
ruse lu oq or
russet uz
rustic 1a1
rustler oe of v0
rut 1lb 1t8 2td
rutabaga mr ol yk 18o 18p 2te
ruthlessness 1b ff qh 2ss
rv ca gl h5 mh
rye 5l fa us 13r 1r9 2jv
sabbatical 8p 2a0 2a1
saber xg 1um
sable mp 2du
sabotage e 1i j6
saboteur 2v oe of 2tf
sac 2x a6 i4 ip w0
saccharin c0 c1 2g0
sack mh t7
sacrament vn vo
sacrifice 1d
sacrilege rx 120 121
saddle xv
saddlebag mh t7
sadism 1b hh 2mo
sadist 2u 1a6 1a7
sadness 1b
safari 6a 1ka 264
safeguard oq or 2r7
safekeeping 28 4s 2ra
safety 16
saffron c0 c1 c2 13i 1td
saga eb ec 2tg
sage g7
sagebrush mm se 2o7
sailboat c9 ne 188
sailor 4a by bz
saint f3 f4 gq
sake 9q yp
salad da ll vs
salamander 2 10w 1al
salami ic tn 14y
salary cd e6 jb
sale 9o 9p 15m
salesclerk 4a w2 2th
salesgirl 4a w2 2th
salesman 4a w2 2th
salesmanship 1c 6w 1ss
salesperson 4a w2
saleswoman 4a w2 2th
saline ev 1pc
saliva 90 92 132
sallow mb mm
sally 1v ex
salmon ie if 27s 2d9 2da 2ti
salmonella 2t9
salon dl uk
saloon i dl uk 2rq
salsa c0 c1 2cv
salt 1q 53 55
salter 4n 4o bz u3 1ij
saltwater 53 c8 gx 18g 18h
salutation 3x 7y 1nj
salvation qf qg
salve 5o 5p 5q go gr
salvo gm gn wi
sample 1c 21 1s9
sampler ce 1xf
sanatorium i q8 q9 y8
sanctuary gg gh q7 2tj
sand 1q 8k 8l
sandal 3o 15j 18q
sandalwood 1q uq ur
sandbag mh t7
sandman f3 19c
sandpaper 1q 1r
sandstone 1p6 2d2 2d3
sandstorm 12q 12r 1us
sandwich ll vs 1bj
sanitarium i q8 q9
sanitation e 16 go 1gf 1z3 2gz
sanity 16 bo 2m2
sapling mb mm mn
sapphire 1q 74 76 77 b7
sarcasm vl
sardine ic ie if 13p 13q 27s 2d9 2da 2fb
sari 3n 139 2cc
sash 16b 16c 16n 16o
sashay 2ax 2g9
sassing u 1ne
satanism 1pj 1pk 2tk
satchel mh u0 28r
satellite 9y
satiety 16 2g4
satin uz
satire vl
satirist 48 2ru
satisfaction 19 1b zm 1b7 1o0
saturation f 2b 2n 2p9
sauce c0 c1 2cv
saucepan 12b 14t 2tl
saucer iq xt 1jn 1zv 2qn
sauerkraut da ll vs
sauna dl uk
saunter 1el 2r5 2r6
sausage cm ic id tn uh 12i
savageness 19j 19k 2tm
savagery 19j 19k 19l 19m 19n 2tm
saver 1l 22k
savior k sz t0 26x 26y
savvy b4 fv m1
sawdust 1q uq ur
sawhorse 16b 16c
saxophone x4 x5 1ky
sc 1r 75 g5 14x 1no 2fg
scab 4a
scad 13n 13o
scads nm nn 1wz
scaffold tf tg v1
scalar 2i 23g 2hr
scald 7t 19h 2tn
scale d4 m8 nn qx v7
scallop iq 166 1t6
scalp 7v 7w w0 xz 1uk
scalpel sa 1l9 23p
scalper 102 1v6 2to
scamper f 32 2tp
scandal 3t ih ii 2cp
scanner h8 ly lz yg 2jj 2jk
scanty x8 16m 2k5
scapegoat hf 1g4
scar 1z 20 21 qn 112
scarcity 2s 2t 1vl
scarecrow cz sx 2h7
scarf 3n 3o 3p x8
scarlet gd ge 1kw
scatterbrain ph
scavenger 6h 6i 6j
scenario w 1y8 1y9
scene a6 gh 1h3
scenery cz sw sx 1h3 2kk 2kl
scent nx ny nz
scepter 3z 40 1xs
schedule 2j 2k 6l
scheduler 7i 7j 2m9
schematic sx 1y6 2gb
scheme 2j 6k 6l
schemer ir
scherzo 45 jz
schism 2m 2n 30 117 2tq
schizophrenia bo 1t3 2po
schizophrenic hf oj 2pp
schlock 3q 1fg
schmaltz 2f 2ps
schmuck 13 218
scholar g7
scholarship 1c 2k zh zj 1zr 20s 2cs
scholastic g6 g7
school 2z ba va
schoolboy 8r so 19a 2tr
schoolchild 8r 2tr
schooldays 8o 8p 8q
schoolgirl z3 19b
schoolhouse i
schoolmarm 1x3 1x4 2ts
schoolmaster lc 1x4 2eh
schoolmate 1l0
schoolmistress 1x3 1x4 2ts
schoolroom dl uk
schoolteacher lc 1x3 1x4
schooner c9 mh ne 188 1as
sciatica 1z 54
science 2k kc 24n
scientist 1l
scimitar xg 1um
scissors 33 34 sa sb sc 1u6 1u7 2ou
scoffing p6 2jc
scoop nl nm nn
scooter ca cb h5 mh nd ne 2tt
scope 2t 57 62
score lw pp 2q5
scoreboard tv 10p 288
scorecard af 2hn 2ln
scorer 65 uj 122 1sl
scorn 1a 1b
scorpion 1l a5 a6
scoundrel bq
scour 1g a6 113
scourge ht
scouring e go 1gf 265
scours 5e 5f k8
scout sl 165 2lr
scowl ov 16y 2ai
scrabble cz sx 1y6
scrap y z 1j7
scrapbook cx cy
scrape 11y 11z
scratchiness 1bn 1bo 1ma
scrawl 3w 78 1dg
screen v1
screenplay w 1y8 1y9
screwdriver dq mp z8 1mn 1r8 1v0
scribble 3w 78 1dg
scrimmage f 8h 8i 2sq 2sr
script w 78 1y9
scripture w 78 106
scriptwriter 9m vz
scroll iq 1zv
scrooge 1ic 1id 22k
scruff tb tc 2oa
scruple 5z 2pa 2pb
scruples 1d di 1po
scrutiny 6z hs 1qa 1qb 2bq
scud f 31 32
scuff 3o 15j 15k
scuffle 28 21z 220
sculptor 7a 7b
sculpture cz iq 1tj 1v4 2tu 2tv
scum na 2s3
scurry f 32 2tp
scuttle mh
scythe sa sb sc
sea z xe
seacoast 7k oz 1mb
seafarer 4a bz 14d
seafaring 4m 2qh
seafood 1s ic id
seal wl wm
seam 21c 21d 2fj
seaman 4a bz 14d
seamstress 1mh 21q 21r
seaport 1f 1g 2e6
searchlight 12l 12m
seashell i4 w0
seashore 7k oz 1mb
seasickness 1z c3 2s1
seaside oz 1mb
season 8p 8q nn
seasonal 4a
seat gh 1h3
seaweed dt du 1yf
secession f 2m 2n e3 1be 1u1 1u2
secessionist 7f
seclusion 28 3l 20g 2re 2rf
secrecy 2f 15x 15y 2t3
secret af
secretary 49 4a 5k 84
secretion 1r 2c 3y 92 132
sect ba e3 va 1jx 1ln 26k
section w y z 3a 45 78
sector 1p e3 iq 1k9 1tj
secularism 2k f4 1t5
securer 7q
security 16 2iu
sedan gj gk gl
sedative 5p 5q 6i d9
sediment 1s 4t
sedimentation a4 ax b1
seduction 9g 12z 130 1mp 2h0
seedling mi mn un
seeker 1l ht xg 15g
seepage ha ox 2kx
seer g7
seesaw 20t
segment 7j 7k
segmentation f 2c 2m 2n 3y
segregation 1p 2c 3y 1ew 277
segregationist 7f 10h 1i6
seismograph ht wa
seizure 3t 5v l7 l8
selection 4b
selectman bz gb
selector 1l 36 37 1c9
self 1l bo gy 2tw
selfishness 2f 2cy
seller 4n 4o u3
sellers 47 48 6m
sellout zu zv
semblance qn
semen 1r 92 132
semester 8p 8q nn 2rb 2tx
semicircle iq 1k9 1tj
semicolon fj h3 h4
semiconductor 1q 1r jd 1r3
semifinal ue 1dq 1zm
semifinalist 65 1hk
seminar qu 1gh 1sa 23n 2ty
seminarian r6 r7
seminary 2y 2z
senate qu 1p7 1p8
senator 5k 1p9 1pa 1pb
sender 9m 9y h8 2s8
senility 57 8o 8p 1ir 2lq
senior r6 29n 29o
seniority 57 5j 1hl 1ir 2lq
sensation fv lx nz
sensationalism kq
sense b4 m1
sensibility 1b bo gy 2tw
sensitivity 57 6w ds r3 1b9
sensuality 1b 7h 275
sentence wh 2b6 2ik 2il
sentience 1c 6w bo ds gy 2tw
sentiment 1b 1c 2k f4
sentimentalist 1l
sentimentality 1b 2f 2ps
sentinel sl 165 2lr
sentry sl 165 2lr
separation 30
separator 9x 9y
sepia gd ge yr
septum x y
sepulcher 1g dk dl 113 1tx 1ty
sequel w 7c az b0 lj
sequence o1 12s 12t
sequencer 7i 7j 9x 9y 2m9
sequestration 28 20g
sequin 8u xm
sequoia uq ur 2jr
serenade 3a 45 jz
serenity 1b 3l 3m l4 1qy 2km
serge uz
sergeant bx by sl sm 1py 1rf
serial uc ue 2sx
series 1p o1 12t
seriousness 1b 19j 19k 22l
sermon u 1w1
serpent 2 ep eq
serum 1r 92 132
servant 4a
server 4a 65 uj w2 1ay
service 6z
serviceman 4a bz
services 4m 2qh
serviette 20o 20p 2ob
servitude 5u 155
session 72 8p 8q ml 1lm 2rb
setback 1d
setter 4a bz xo xp 2t5 2tz
settlement 1p e3 1be
settler 25 1n5
setup 57 9y 2l7
seventeenth 5j 23h
seventy 22 50 10r
severance 2m 30 117 201 2tq
severity 57 19j 19k
sewage 1q 1r 1sw
sewer cf 2gy
sex 1p 2c 3y bb yw 2b5
sexism 28 4s 2of
sexist 10h 1i6
sextet 3a 45 jz
sexuality 57 bn iw
shack q7
shackle wm
shade 11m 11n 2bu
shadow 11m 2bu
shaft 1v 4j ex 1qi 1qj
shakeup 4q 2oq 2or
shallowness 2t 57 62 19k 2bs 2u0
sham sx 1s0 1s1
shamble 32 1el 2r6
shame c 1b 5j ji
shampoo 53 1l7 2u1
shamrock mn mr
shantung uz
shanty jy jz q7
shantytown 15v 21h
shape 57 qa
shard 7j 7k uy
share d4 es et
shareholder 4o 1xe
shark 2da 2u2 2u3
sharpener mp
sharper 2u 65 uj 108 13u
sharpness 1c 6v 6w
shaver 8r ld sn so
shawl jl x8 1eu
sheaf mh u8
shear 30
sheath 3o i4 nq w0
sheen rb 18c 1bm
sheep js jt ju
sheepskin el em en
sheet 1q 1r 2x a6 ip 136
sheikh rn
shelf xv
shell gw 1eb
sheller 4a
shellfish 96 ic id w5 13q
shenanigan ab ac zv 1y2
shepherd 5g 5i 5k
sherbet lk 11v 2lp
sheriff sl sm 1py
sherry dq 19u
shibboleth 3a 71 72 kq 2hw
shield 3o nq
shielding 3o 9w nq 1ps
shim 1ft 2qp 2qq
shimmer 30
shin x y z
shinbone jx 2u4 2u5
shingle 8n
shingles 1ji 1jj
shingling 1q 1r 4m 17y 1p6
ship c9 ca ne
shipbuilding 6p pt pu
shipload nm nn 1wz
shipment 9 3q 1fg
shipwreck c9 ne xb
shipyard 1f 1g u4
shire gh 14x 15v 190
shirking 135 1kh 1ki
shirt 3n 3o 3p x8
shirtsleeve 3o av
shirtsleeves 16
shit 1su 1sv 1sw
shoal 13s 13t
shock 1b s1 1vf
shoddy en 1ry 286 287
shoe 3o 15j
shoelace 16e 16f 2u6
shoestring nm nn 119 16e 16f 2u6
shooter u9 2u7
shop u6 u7 18b
shopkeeper 4n 4o u3
shoplifter oe of v0
shoplifting 10g 11k 243
shopper df dm dn 1cb 1cc 25v
shore 7k oz
shortage 16 23 24 2s 2t 1vl
shortcoming s5 s6 s7
shortcut cs eg
shortfall 2s 2t 1vl
shorthand 3w 78 1dg
shortlist af fk fm
shortness 2t 57 8q nn 179 1b9 1dc
shortstop x9 1g8 1g9
shot ht xg yv 15g
shotgun xg 1f7 1f8
shoulder x y z
shovel mp z8 1r8
showcase 59 n2
showdown u fs
shower 1hp 29d
showman 1l dm 25u 25v
showmanship 1c 6w 1ss
showpiece 7k
showroom dl
shrapnel gw 1eb
shred nm nn 119
shrew 0 1 bq hx 2es 2u8
shrewdness 1c 6v 6w
shriek 39 3a 15b
shrimp 22d
shrine h i
shrinkage 2s 2t 30 1o6
shroud 16f
shrub mi mm mn
shrubbery 1p a6 bb gh 187 1h3
shrug ov 16y
shuck 1q 1r ur
shucks 3a 71 72 1v7
shunt x ks kt
shutdown e f 1i
shuteye 15 16
shutter 37 3o i8 nq 12j
shuttle 9y vu
shyness 19 cv 2fc
shyster 2u 2v
sibling i5
sickle sa sb sc
sickness 15 7t 7u
side 7k a5 a6
sideboard tv 288
sidekick 1a3
sideline 4j 1qj
sideshow 67 1cs 1ct 1q8
sidestep 32 1el 28s
sidetrack 2sb
sidewalk cs eh 14a
siege 28 po
sierra 7k oz 2m5
siesta yw 1gg
sieve 1mv 1mw
sight 13x 293 294
sightseeing 1qa 1qb 2bq
sightseer 25
sigma fh fi fj
signal 4t
signatory 1l
signature n 1t 57 dz 2l7
signer 1l 9m
significance 1i8 1x0 2cw
signpost 2qm
silence 16 57 x1
silhouette l2 td 1md
silicate 53 55 cu
silicon 1q 1r 1s 1t 75 1r3 2bf
silicone 53 55 6f
silk uz
silkworm 96 1gd
sill xu xv
silliness 2f 2bm 2ho
silo yx
silt 1q 8k 8l
silversmith 7b 1mh 2c8
silverware xt 17c 1jn
similarity ho
simile ko kp 25g
simplification 1v 2l 2m e2 2pe
simulation 21l
simulator 6
sin rx zv 1rr 1rs
sincerity 1b 1e9 1ea 22l 2u9
sine 1qv 25b
sinew 57 7v 7w 157 177
sinfulness 1rr 1rs
singe 7t 19h 2tn
singer 46 47 48
singsong 2hw 2io 2ny
singularity 2f 231 232 233 28i
sinner 2u 2v
sinus x ks kt nu
sip yw 19g 2dj
siphon cf cg cr
sir ld sn so
siren ld z2 z3
sirloin ic tm tn
sis i5 ra 2ua
sissy 1sy
sister i5 ra 2ua
sisterhood ba d4 e3 198 1fr
site gg gh tk
sitter 1l ka q4
sixpence vd 1mt 1yw
sixteenth 5j 23h
sixties 8p 8q
sixtieth 5j 23h
size 2t 57
sizzle 11y 11z
skate 9y vu
skateboard ca cb h5 mh tv 288
skateboarder 64 65
skateboarding 66 67
skater 64 65
skating 66 67
skedaddle 1lk 23y
skeet yv 2dk
skeleton 3t nm 119 2nd 2ne
skeptic g7
skepticism 1c 2k bo bt gy 1z8
sketch cz sx 1y6
skewer wk wl wm
skier 64 65
skiff nd ne 1eg
skiing 66 67
skill 1c 1d 6w
skillet 12b 14t 2tl
skimming 2l 2m 2n
skin 7v 7w i4 w0 xz 157
skinflint 1ic 1id 22k
skinhead 2u y1
skinheads 10k 10l 10m 10n
skinny af
skipper r6 r7
skirmish 28 21z 220
skirt 3o av
skit ud 1jq 2dy
skulking 135 1kh 1ki
skull 7v 7w jx
skullcap 3n zn zo
skunk bq hx
sky c7 c8
skydiving 32
skylark 11g 11h
skylight 16b 16c 2r1
skyline 7k a6 l2 sd td 1md
skyrocket 40 xk
skyscraper i
slab 5
slacker 1ds 1ve
slacks 3n x8 17j
slag 7k 21v 21w
slain 1p na
slander u p5 p6 pk
slang 3a 72 n5
slant 3c 2ub
slapstick op 1nf 26u
slat 8n 142 2kq
slate 3 4 5
slaughter e 1i pd
slaughterhouse i
slave 1l
slaver 2v
slavery 5u 155
slaying 1i pd pm
sled ca cb
sledgehammer z8 1r8 2aw
sleep 15 16
sleeper 21p
sleeplessness 21x
sleepwalker 21o 21p
sleepwalking 32 3y yw 1el 1gg 2r6
sleepyhead 1l
sleet 12r 17q 1lz
sleeve 3o av
sleigh ca cb
slews nm nn 1wz
slice er es et
slicker jk
slime 1s 4t
slinging yv 2ep
slingshot 20t
slippage 2c 1w5
slipper 3o 15j
slit np
sliver y 1j7 1v5
slob bq hx 2lj
slobber 90 92
sloe f5
slogan 3a 71 72
sloop c9 ne 188
slop 6j da 10z
slope 7k d4 e5 oz
slot d4 e5
sloth 0 1 3l nh 2fd
slouch m3 1aw
slovenliness 16 2f 1m5
slowdown 1va 1vb
slowness 1c 57 s3 s4 17t 1gr
slowpoke 1ds 1ve 2lo
sludge 1s id
slug ht xg 15g
slugger 64 65 uj x9
sluice cg cr cs
slum gh 15v 21h
slumber 15 16
slump 1w4 1w5 26o
slur 3u 3v 3w
slush 53 c8 gx 18g 18h
slut 2v 98 hx 2li 2lj
slyness 6u 6v 6w
smallness 2t 57 1kf
smallpox 1jj 1yy
smattering b4 m0 m1 nm nn 119
smidgen nm nn 119
smile ov 16y 2ai
smirk 16y 2ai
smith 5k 7a 7b 1dr 2uc
smithereens 1p bb
smock 3n mc
smocking cz 1tc
smog 97 1lg
smoke a2 a3 28f
smokehouse i 1sd
smoker df qu vj vk 1cc
smokestack cg 1iy
smolder 158
smooching yw zt 28l
smoother 6 mp z8 1hg
smoothness 57 1bn 1bo
smudge 158
smuggler 2u oe of
smugness 1nz 1o0
smut 1r 73 75
smuts 5k by 1bw 1by 1dr 2uc
snack da ll 17e
snail w5 1ks
snake 2 ep eq
snapdragon un 13k 1fi
snapshot cz sx 2fs
snare 1d8 1d9 1oy
sneaker 3o 15j 18q
sneer p6 2ky
sneeze 1z 20 21 ys yu yw
sneezing 1z 20 21 ys yu yw
snicker 39 3a 1jr
sniffle 3y yw 2ud
snip 7j 7k uy
snipe 27z 280
sniper 6r 2mm 2t7
snippet 7j 7k uy
snit 16 bo 1ar
snitch 9m 1dw 1dx
sniveling 3y yw
snob bq hx
snobbery o6 o7 1ot
snooker hm 10q
snoop r5 1cn 22x
snooze 3y yw 1gg
snoring 3y yw 2ud
snorkel 2sz
snorkeling 2ue
snot 90 92 bq hx 2qb
snout 22h 2g6 2g7
snow a5 a6 12r 17q 1lz 1tq
snowball 13j 13k 13l
snowboarding f 32
snowdrift iy 2o1
snowfall 12r 17q 1lz
snowflake 1s 77 id 11g
snowman sx 27e 27f
snowplow gk gl h5
snowstorm a3 12q 12r
snuffbox mh nc
snuffer mp
snug dl uk
snuggle 1u5 1u6 1u7
soap 53 1l7 2u1
soapsuds 19q 28e 2kr
sob 1z 20
sobriety 21x
soccer 66 wt wu 28q 2tb
sociability 2f 3m 1dm
sociable qu vj vk
socialism 3c bs hu
socialist 5k 1dr
socialite ld 10j
society 1p e3
sociologist k9 ka
sociology 5t kb kc
sociopath hf oj 2h4
sock 3n 2gg 2l1
socket x kt mh nu p1
sod 7k 14n
soda 53 55 cu d8 da db 2uf
sodium 1r 75 g5
sodomy yw zt 2ug
sofa fo fp nk
softball 9y u9 ws wt 2u7
softness 29 57
software 3w 7n 7o
softy 1tv
soil 16 1q 1r 8l 1z2 1z3
sojourn 2ku
solace 1b hh 1pu
soldier by bz 1by
sole tb tc 2et
solemnity 1b 2f 1nn
solicitor lc ld pe wq 1en
solicitude 1b 1nl
solid 1s 4t
solidarity 1ud
solidifying 2b 2c
solidity 29 57
solitaire xl xm 13m 1iq 1yc 20h
solitude 15x 15y
soloist 46 47 48
solution 1r 1s 1t ev
solvent 1r 1s 1t 52
somersault 1fu 1fv
son si sj so
sonar ht wa 1nw
sonata 45 k2 kq 1oe
song 3a 45 jz
songwriter 79 7a vv
sonnet w ed ua
sonny so 19a
sonority 57 x1 26p
sooner 1o tr
soot 1r 73 75
soothsayer g7 q3
sop 119 1u3 1u4
sophisticate ld
sophistication 2k 1zq 1zr
sophistry 2j d6 d7
sophomore 29m 29n 29o
soprano 46 47 g2
sops 119 1u3 1u4
sorbet 11v 2lp
sorcerer 1kq
sorceress 1kq
sorcery f4 1pj 1pk
sorority ba 1fr 29h
sorrel mi mn mr
sorrow 1b 1o8
sort 2i 2j 2ba
soul 2ro 2rp
soundtrack 1za 1zb 1zc
soup da ll vs
source 1g 7k a6
sourdough 1s 25 6j 1n5 1sl 2fx 2rl 2uh
south a6 gg gh
southerly 12r 17p 17q
southerner 1o tr
southpaw 64 uj x9 2gv
southwest e5 22v 22w
souvenir 2k 4t 7k 2mz 2n0
sovereign dm dn rn 1hn
sovereignty rq
spa i gh 1h3 2gi
space 4t
spacecraft 9y c9 ca cb 2ki
spaceship 9y c9 ca 2kh 2ki
spaciousness 2t 1kf 2ha
spade 136 2ui 2uj
spaghetti ic id ll vs 225
span 8p 8q 2uk
spangle 8u xm
spaniel xo xp 2t5
spank 13a 2jw
spanking 4s 1g2
spanner mp z8 1r8
spar 1q 1r b7
sparer sz t0
spark 2bt
sparkle qn 22y 267 2ul
sparkler xl 1yc 22g 27p 27q
sparkling 30
sparrow 2 11g 11h 13m
sparseness 2s 1vl
spasm 1z 20 21 1nt 1nu 2t1
spate ha nm nn ox 1wz 2kx
spatter 11y 11z
spatula mp z8 12b 14t 1r8
spawn 239 23a 2on
spaying hd 2um
speakeasy dl uk
speaker 9m 1i5
spear ht xg
spearhead 5k
spearmint mn mr 2q2
specialist 6r
specialization e f 4b 4m
specialty 9e
species 1p 17l 17m
specification 1v 1hs
specifier g7
specimen 1c 21 i4 1s9
speck vh 29j 29k
spectacle 173
spectator r5
specter 2bi 2bj 2bk
spectroscopy hs 1ya 1yb
spectrum 1p o1 2mt
speculation 2i 2j pz 2un
speculator g7 102 1qz 1v6
speech u
speed d4 qw qx
speedboat nd ne 2tt
speedometer ht wa 2p2
spell 16 bo
speller f1 2rd
spendthrift df 1cc
sperm 1rl 23a 23b
sphere 59 7k n2
sphinx 1l 14p 14q 21i 21j
spice 53 55
spider jo w5 2uo
spigot 36 37 l1 up 1au 1av
spike t1 2l9
spinach lo mn mr ok ol 24j
spinal 15
spine x kt 2bo
spinster 7b ld z2 z3 1mh
spiral iq 166 1t6
spire yx
spirit 16 128 2rp
spite 17 19 2mb
spittle 90 92 132
splat 11y 11z
splatter 11y 11z
spleen 7w 157 2up
splendor rb rc 18c 18d
splice 21d 2fj
splicing 21d 2fj
splint y 1j7
splinter y 1j7 1v5
splurge 172 173
splutter 11y 11z
spoilsport bq
spokesman 7f 27y
spokesperson 7f
spokeswoman 7f 27y
sponge 1q 2a
sponsorship 3e 3f
spontaneity 2hy
spoof vl 2kf
spook bq hx
spool 37 i8 14e
spoon mh xt 1jn 299
spoonful nl nm nn
spore 5m 5n 2qv
sporran mh t7 2qr
sport 4m 67
sportsman 64 65
sportsmanship st 1ea 26m
sportswear 3n 3o 3p 1rv
sportswoman 64 65
spot 1g 7k a6
spotlight 5j ji 2lb
spouse i5 10c
spout np
sprain 7t 19h
spray 1q 55 1vh
spreadsheet 7n pr ps
spree 204 205 206
sprig 5n 8u 162 163
spring 8p 8q rt
springboard e f rj tv 288
springtime 8p 8q rt
sprinkler 37 i8
sprint 32 1el
sprinter 64 65 2uq
spruce 1q uq ur
spud c2 da lo ol tz yk 1iu
spume 19q 28e 2kr
spunk 6j qs su 174 1hu 2jy
spurt ha 2kw 2kx
sputtering 11y 11z
spy dm 25v 2nw
squabble fq fr fs
squad b9 ba e3 os ot
squadron b9 os ot
squall 12r 17p 17q
squalor 16 1z2 1z3
square 2ff 2si 2sj
squash mi mn 1li
squeak 11y 11z
squeal 11y 11z
squelch p6 2jc
squid ic id 13q 1ks 2p1
squinter 1l
squire 49 4a z0
squirm f 4b 8i
squirrel 0 1 1j8
squirt 1a1
stab 1b
stability 2ck 2cl 2cm
stabilization 28 4s
stable i w3
stack 1p bb 2ed
staff ba e3 nw
staffer 4a w2
stag jt 1fh
stage 8p 8q nn
stagecoach 19w 19x
stagnation 20r
staining e f 11j 22e
stair xv
staircase cs
stairs cs 257
stairway cs
stairwell ct
stakeout hs 2ur
stalemate 16 11a 1ta
stall dl uk 1cp
stallion 96 190 19z 1n7 2b4
stalwart 7e 7f
stamen 5m 5n 11t
stampede 1d 28
stance 1c 1d 3c 57 bn
standard nn v7
standardization 16 28 4s
standby 27w
standoff po
standpoint 1c 3c 2ub
standstill 16 b0 11a 1hb 1ta
stanza w 7c 1u9
staple 3q
stapler 6
star i4 q1
starboard v1 18f
starch d2 1gu 1gv
starches 6j c2 da
stardom 5j 1hl
starfish 96 w5
starlet 47 6m i4 q1 2ak
starlight 1e5 1e6 1e7
starter 6 fy
startup e f rj
starvation 15 28 4s pc
state gh 14x 15v
stater 1o vd 1mc 1mt 1yw
statesman 5k 1dr
statesmanship 2f 29r
station ce
stationery 1q 136 2l2
statistic 1c 21 1y1
statistician 6q 6r ka 2f8
statuary 1p bb
statue 1tj 1v4 2tu 2tv
statuette sx 27e 27f
stature ji 1gq
statute v 6g 1w9
stave 3u 3v 3w
stead 6z pw yo
steak ic tm tn
steakhouse i 1d5
steamboat c9 nd ne
steamroller 2jn
steamship c9 ne xb
steed 190 19y 1hv
steel 1r ev 170
steeper mg mh
steeple yx
steepness d4 e5 21g
stein 9m mg vz 2us
stem l m n
stench nx ny nz
stencil tv
stenographer 49 4a 2sg
stenography 3w 78 1dg 1w7
step lu oq or
stepbrother 196 197
stepchild i5 si sj
stepdaughter si sj 2ut
stepfather ld sn so 1ux 1uy 2uu
stepladder 257 2ka
stepmother 1ux 1uy 2uu
steppe 7k mu 2uv
stepsister ra 2ua
stepson si sj 2ut
stereo h8 pq
stereotype 1c 2k 13x
sterilization e dy go hd he 1gf
sterling m7 vd
sternness 3l 3m 2e7 2uw
sternum 7v 7w jx
steroid 51 53 55
stethoscope ht 23p
stew 16 bo 209
steward 85
stewardess 49 z0
stewing e f 1b 16w 27b
sticker 3z 6s 6t 22j 2rc 2ux
stickler rf 1zd
stickpin xl xm 18m
stiffness 57 bm bn 1b9 2t8
stigma 3z 40 5m 5n 11t
stillbirth e 1i 2nl
stillness 57 x1 2gx
stilt xu 2at
stimulant 1c 1d 21 5q 6i 6j
stimulation e f 1c 1d 21 1ix
stimulus 1c 1d 21
sting 1z 20 54
stinger dq p6 1mn 1v0 2iq
stinginess 2f
stink nx ny nz
stint 8p 8q 2uk
stipend cd e6 jb
stipulation u 4c px py 2r8
stirrup xv
stitch cz x6 1tc
stock es et
stockade 17h 17i
stockbroker 4n 4o qp
stockholder 4o 1xe
stockpile 20d 20e 2fp
stockyard dk dl w9
stoic g6 g7 1ut
stoicism 2f f4 11w 1t5 1xx
stomach x 8x 16a
stomachache 1z 54 22i
stomp 67 ub ud 2ax
stone 7k i4
stonewalling 1o2
stool fo fp nk
stopgap 1ts 1tt 1tu
stopover 1g 113 1if 2ku
stoppage up 20r
stopper uc 1ob
stopwatch wa 1lr
storage 2h 2t2
store u6 u7 18b
storefront v1 18f 1y7
storehouse ce mv
storekeeper 4n 4o u3
storeroom dl uk
stork 13m 27z 280
storm a3 a4 12r
storyteller 9m 1i4 1i5
stove 18s 18t 1zt
stowaway 25 1nq
strafe gm gn
straggle 1p 4t
straggler 1ds 1ve 2lo
straightaway 7j 7k 2uy
strainer 1mw
strait z xe 1du
straitjacket 3n 3o 3p wo wp x8 1xv
strangeness 232 233
stranger 25 bq 146 147
strangulation 1i pd
strap mp 15o
stratagem 6k 6l lu oq or 1px
strategist ir
strategy 2j 6k 6l
stratification bh
stratosphere a5 a6 1tq
stratum a5 a6 1tq
straw 6c ur 1k4 1rx 1ry
strawberry 5l lm lo 11d
stream z xe
streamer 1e5 1e6 1e7 1u8 2eg
street cs ef eg
streetcar ca gl h5 mh
streetlight 12m 1aa
strength 57
stress kq 2hw 2io
stretcher 37 i8 16b 16c
strictness 3l 3m 1fd 1yt 1yu 2uw
strife 28 hw 220
striker 64 65 by bz
string 16e 16f
strip y z
stripe 8u xm
stripper 1q 4a 53 55
stroll 32 6a gi
stroller 25 ca cb h5 mh t8
stronghold 17i
strop mp 15n 15o 2d1
structure 57 7k 29g
struggle 1qn
strum 11z
strut 1el 2r5 2r6
strychnine 51 53 1d6 2ez 2f0 2f1
stub i4 11t
stubble 1q 1r ur xx xy 2c4
stubbornness 2f 1wi 1xw
stucco 1r 8n ev 279
student r7
studentship 4m m4
studio 1f 1g u4
study 6z hs rs
stump i4 11t
stunt 4b 9g 1fw
stupidity 1c 1d s4
stupor 1b bo gy s1 1nc 1vf
stutter 15 c3 2lg
style 57
stylist 4a 7a 7b bz y5
stylus mp z8
sub vs 1bi 1bj
subcommittee b8 b9 141
subconscious 1c 1d
subcontinent 7k mu 1qe
subcontract 43 6g 1of 1og
subculture 1p e3
subdivision 2m 2n gg gh tk 2uz
subgroup 1p 4t 2im
subjugation 5u
subjunctive 1pe 1pf 1w3
sublet et 1lq
submarine xa xb xc
submersion e f ha rw 21b 2hb
submission 1d 28
subnormal ph
subordinate 49 4a
subpoena v 6g 2qg
subprogram 7n 7o ps
subroutine 7n 7o ps
subscriber 7e 7f df 1cb 1cc
subscript 3z fi fj
subscription u 4c cd e6 ze
subsection 7j 7k 2uy
subset 4t 2im
subsidiary 49 4a
subsidy zh 20s
subsistence 6n es gs gt 2v0
subsoil 1q 8k 8l
subspace 2im
substance 1s 1t 4t d4
substantive m n 1t
substation ce 1xf
substitute 1c 1d 1s2
substitution f 30 4b 1xz
substrate 1r 1s 1t d4
subsystem 1p 1ew
subterfuge 1v 1vx 228
subtitle 4h 137
subtlety 1pm 2e7
subtraction f p q 2ng 2nh 2ni
suburb gh 15v 2v1
suburbanite 1o 1mc
subversive hv
subway ch ci 2n6
success 1d 4b 9g 130
succession 57 17t 1pi
successor 1c ah 1s2 256
succor 3f
succulent mi mn
sucker 1jw
suckling 49 9m si sj vy vz z0 1im
suction a3 a4
suddenness 1gr 2eb
suds 19q 28e 2kr
suede el em en uz
sufferer hf
suffix n 2ht 2hu 2hv
suffocation e 15 1i pb pc pd
suffrage 3g 1r6
sugar c0 c1 2g0
suggester 7b yn
suggestion 1c 2j 2k 8f
suicide e 1i pd
suit 3n 3o 3p x8
suitcase mh u0 28r
suite 1h 3a 45 jz 2q1
suitor y4 24u
sulfur 1r 1s 1t 75
sulk 1b 2iy
sulky ca h5 mh 19x
sultan rn
sum d4 es et
summary 1v
summation 1u 1v
summer 8p 8q rt
summertime 8p 8q rt
summit 23v
sun i4 q1 10t
sunblock kk 2v2
sunburn 15 16 2v3
sundae lk 11v 2lp
sundial ht wa 1lr
sundown ya yb yc
sunflower un 13k 1fi
sunglasses ht 109 10a
sunlight 1e5 1e6 1e7
sunrise ya yb yc
sunscreen kk 2v2
sunset ya yb yc
sunshine 1e5 1e6 1e7
suntan 15 16 2v3
sunup ya yb yc
sup nm 119 1u4
supercomputer 2kn 2m8
superficiality 57 62 19k 2bs 2u0
superhighway cs eg pq z6 1uq
superintendent 5k sg sh
superiority 57 19k 27l
superlative 3x 95
supermarket u6 2d4
supernatural 4t
superpower b9 ey ez
superscript 3z fi fj
superstar 6r
superstition 1c 2k f4
supervision 28 4q 4s
supervisor 5k sh
supper da ll 17e
suppleness bl bm bn
supplier 4n 4o
supply nm nn
supporter 7f
supposition 2i 2j pz 2un
suppression 2c 2h 3y 1oz 2bg
supremacy 16 1xs
surcharge cc cd ze
surety 27j
surf ox 10s
surface 7k
surfboard tv 288
surfboarding 66 67 2ue
surfeit 16 2g4
surfer 25
surgeon in io lb
surgery 5s dl i2 uk 1fc
surmise 2un
surname n 1t dz
surplus 2r 167 25n
surprise 1b s1
surroundings 59 n2
surveillance 6z hs 2ur
surveyor 1yj
survival 6n 2v0
survivor hf
susceptibility 16
sushi da ll vs
suspender 3n 3o 3p 2jh
suspense 19 bo cv gy 1z8 28y
suspension 1r 1s 1t ev
suspicion 2j 2k 2en
sustenance 1s 6j da
sw e5 22v 22w
swab mp
swaggerer 25 t8
swami k
swamp 7k 14m 14n
swan 2 13m 280
swap 9o 9p wr
sward 7k 14n
swash ox 10s
swashbuckler 1v6
swat 8i 13a 2jw
swatch 7j ux uy uz
swathe av uw 2v4
swathing 3o
sweat 90 92 132
sweater 1l 3n 3o 3p x8
sweatpants 3n x8 17j
sweatshirt x8 1fa
sweatshop 17u 17v 1ed
sweeper 4a mp w2 192
sweepstakes hm 2ly 2lz 2s9
sweetening e f c0 c1 c2 go
sweetheart t0 y4
sweetie y4
sweetness ny nz 284
swerve 1yn 1yo 1yp
swig yw 19g 2dj
swill 6j da 10z
swilling yw 19g
swimsuit 3n 3o 3p x8
swindle rx 10g
swindler 2u 2v 13u
swine 0 ju 140
swipe 32 t6 12p
swirl iq 1zv
swish 11z
switch 36 37
switchboard 1f u4
switcher bq hx rf
swivel 37 i8
swoon 30
sword ht xg
swordfish ic 13n 13o 13p 13q 2m5
sycophant 7r 2k7
syllable n 1t d4
syllabus af
symbol 40
symbolism 3z 40 100
symmetry 57 qa
sympathy 1b 1c 3c 105
symphony ba k2 uv 1oe 2qa
symposium qu 1gh 2ty
symptom 1c 20 21 4j
synagogue h i
synapse ej
synchronization d4 1jv 2sd
syndicate 1p e3
syndrome 1z 20 21 2i 1o4
synergism 2b 2c f4 1t5 2oc
synod qu 1gh
synonym m n 1t
synopsis 1u 1v
syntax 1c 1d 1p 1d9 1ew
synthesis 2b 2c b4 hq hr 1l8
synthesizer 4e 4g g7
syphilis 1jj 1yy 2c9
syringe ht 23p
syrup c0 c1 2g0
ta 1r 75 g5
tab cw 1s8 2b2 2it 2v5
tabby 96 14g 1ah 1g5 2ry
tabernacle h i gg 2ph 2tj
tabernacles 8p ow 1kd 2oz 2p0
table 1p fo fp o1 2mt
tableau 1p o1 292 293 294
tablecloth 20o 20p 2ob
tablespoon mh nl nm nn xt 299 2v6
tablespoonful nl nm nn
tablet 4 5
tabloid cw 2b0 2b1 2b2 2v5
tabulation 6z af hs
taco da ll vs 2v7 2v8 2v9
tact g4 zf 1z1
tactic 2j 6k 6l
tactics kc 24n
tad nm nn 119
tadpole 96 1gd
taffy 18j 18k 18l
tag 3z 22j 2ux
tail x y 6t
tailgate uo 215 2va
taillight 12m 1aa
tailpipe cf cg 2gy
tailspin 16 68 69 bo 209
taint 16 97
takeoff 9
takeover 1d 28 5v j5
taker df 102 1cb 1cc
takings 20e 20f 22m
talc 1q 1r b7
talent 6w 24k 24l
talisman 7k hg
talker 9m 1i5
tallow 1q yi yj 13e 13f
tally 12z 130 2vb
talon kt 1l6
tambourine 4g 1g0
tameness 2f 223 224 2pt 2vc
tamer 5k 1m6
tamper mp z8
tampering e f 4b
tan 15 16 2v3
tandem d4 e4 e5
tang 56 57
tangent iq 166 1jo
tangerine f5 1kl
tangle 7k i4
tango ub 2ax 2nf
tank ca cb gl h5 xc 1ge
tankard mg mh 2us
tanker by ne xb 1bw 1by 29l
tantrum 19 bf
tape 16o
taper iq 1ac 1ad
tapering p q
tapestry 2ip
tapeworm w5 22s
tar 51 2ap
tarantula jo 2uo
tardiness 17t 1ph 1pi
target 40 1b4 1b5
tariff 25o 25p 25q
tarnish qn 133
tarot 1q 136 2uj
tarp uz 2vd
tarpaulin uz 2vd
tart ld z2 z3
tartan uz
tartar 53 55 bq cu hx 2u8
task 6z pw
tassel 8u xm
taster 9r ly lz
tat 1i9 1ia
tatter 7j ux uy uz
tattle u 2fl
tattletale 9m 11c
tattoo 40
taunt at bg
tautology 1v kq uu 2sk 2sl
tavern i
tax o5 25q 2ve
taxation o5 20e 20f 25q 2ve
taxi gj gk gl
taxicab gj gk gl
taxidermy 6w ou 2o4
taxpayer 144 145
tb 1r 5e 75 g5 1ji 1jj
tea 6j d8 da db dc
teacher lc ld 1x4
teacup mh nl nm nn xr xs xt
teak 1q mb mm mn uq ur
teakettle mg 14s 14t
team b9 ba e3
teammate ag ah
teamster 4a
teamwork 28 e8
teapot mg mh 12b 14s 14t
teardrop nm 119 19s 1zv 21t
tease bq
teaspoon mh nl nm nn xt 299 2v6
teaspoonful nl nm nn
teat x 8x 2b8
technicality 21 1xu 2nj
technician 4a bz
technique 6w 1zk 24b
technologist 1l
technology 4m ls ro rp
tedium 15s 15t 15u 223 224 2vc
tee gg tk 1dt
teenager 8r
teens 8o 8p 8q
teeter 20t
teething 2c 3y 2bg
telecommuting 4m 2qh
telegram co
telegraph 9x 9y
telegrapher 1cv
telegraphy 9x 9y cw 2s6
telepathy 1kp
telephone 9y h8
telescope ht 250 251
television cw 2s5 2s6
teller 4a bz gb ka q4
telltale 9m 11c
temerity qq qr qs
temp 4a
temper 19 be bf
temperament 2f 3m
temperance 2e 2f 2g 2h st sv 1gs 1hz 1qd
temperature 57 8q nn 1b9
tempest hw 12q 12r 1us 2vf
template 2k 13x 24y
temple h i
tempo d4 qw qx 1ck 2p4
temptation sq sr 1xv
tenacity 2f 1xw 2ic
tenancy 1mr
tenant 144 145
tendency 1b 1c 1d 3c 8b 2rj
tenderness 2f 2ps
tendon 7v 7w 157
tendril i4 11t
tenement i
tenet f4 1t5 20n
tennis 66 hm ts tt
tense 4y bb 2b5
tension bo 2jg
tent q7
tentacle x y 6t rh 22b
tenth 1vy 1vz 2dv
tenure 8p 8q 2rb
tepee 1h q7 149 1cq 2vg
tequila d8 d9 dq lq
term m n 1t
termination nn 111 1x1
terminator pj
terminology m n 1t
terminus 1c 2k a5 l2 1uh 1xt
termite jn jo w5
terrace dl
terrain gg gh tk
terrier xo xp 1ag 1ah
territory 2k 7k a6 gh 2st
terror 19 1b cv
terrorism 1mo
terrorist hv
terseness kq
testament v w 6g f4 1t5
tester nq s8 s9 1i4 1i5 25h
testicle 8v 8w 8x 2b8 2pd 2vh
testimonial 4i 4j
testimony 1v ae af al am
testis 8v 8w 8x 2b8 2pd 2vh
tetanus o p 7t 7u 270
tether wm
text w 78 7c
textbook f1 j3 k6
textile 7k
texture 57 1bo
thankfulness 1b
thanks 3f 7y
thanksgiving j8 1kc 1kd
thatch xy xz 161
thatcher bz y5 1dr 2uc
theater i 1hr
theatrical uc ue 1ob
theft rx 10g 11k
theist k 2o8
theme 1c 2j 2k
theologian g6 g7
theology 2k kc 1zk 24b 24n 2qu
theorem 1v py
theoretician g7
theorist g7
theory 2i 2j 2k b4 hr 1q6
therapist 6r
therapy 6x 6y 1il
thermodynamics 5s 5t q5
thermometer ht wa
thermostat 36 37 l1
thesaurus f0 f1 1yi
thesis px py 2r8
theta fh fi fj
thicket 1p bb 187
thickness 2t 57 179
thief 2u oe of
thieving rx 10g 11k
thigh lh nf ng
thighbone jx 2u4 2u5
thimble 3o mh nl nm nn nq 2gn
thingamajig 7k 213
thinker g7
thinness 2t 57 bn 179
thirst 15 16 pc
thirteen 22 50 10r
thirteenth 5j 23h
thirtieth 5j 23h
thistle mi mn 2oh
thong mp 15o
thorn 15a 1bb 2iz
thoroughbred ld
thoroughfare cs eg
thoroughness 1fd 1yt 1yu
thou 22 50 10r
thoughtfulness b4 g4 hr zf zg 1qc
thousand 22 50 10r
thousandth 5j 23h
thread 16e 16f
threat 2ef
thresher 6 10u 2u2 2u3
threshing bh 2vi 2vj
threshold nn 110 111
thrift mm se st 296 297 2o7
thrill 19 23k
thriller eb ec 2tg
throat kt nu
throbbing 282
throe 1z 54 9i ao iv
thrombosis l7 l8 1rc
throne nj nk
throng 1p e3 qu
throttle 35 36 37
throughput cy cz
throwaway 171 2af 2ag
throwback 1l
thruway cs eg z6
thud 11z
thug 2u oe of
thumb lh ng 27m 27n 291
thumbnail 1l6 27o
thumbtack wl wm 16q
thumping 11z
thunder 11y 11z
thunderbolt 30 12n 12r 2l8 2l9
thunderstorm a3 12q 12r
thwack 8i 13a 2jw
thwart xu
thyme c0 c1 mi mn mr 1yv
thyroid 8v 8w 8x
tiara 3n zo
tic 1z 2k0
tick 11z
ticket v w 1s8
tickle nz 2j0 2j1
tickling 1b3
tidbit da ll 18l
tide 282
tidewater 7k a6 gg gh mu
tidings af
tidy mh p1
tiebreaker 8p 8q
tier 5j 65 1hk 23h
tiff fq fr fs
tiger 1l 1g5 1g6 1ii
tightness 16 23 24 nz 1my
tightrope 16f
tightwad 1ib 1ic 1id
tilde fj h4 1kg
tile 4 5
tilling 17w 17x 2gf
timber 7j 8n uy xu xv 1em
timbre 57 x1
time 8p 8q nn
timekeeper 4a w2 1bh 2mk 2sn
timeliness 3i 3j 17t 1ph 1pi
timepiece ht wa
timer ht wa 1lr
timetable fk fm
timidity 19 1b cv su
tin 1r 75 g5
tinder 6j 1hu 2jy
tine 1de
tinfoil tv 28j
ting 11z
tinge nm nn 119
tingle 19 1b cv
tingling lx nz 1my
tinkle 11z
tinsel 8u
tint 57 ge rc
tip a5 l2 1uh
tirade u hz 1w0 1w1 2e5
tire 16n 16o 2s4
tiredness 21x
tissue x y z
tit 8w 2pi 2vk
title 1u8 1u9 2eg
titter 39 3a 1jr
tizzy 16 bo 209
tlc 6y 6z
tm 1r 75 g5
tnt 55 22f 22g
toad 2 10w 1al
toadstool 2l6 2o2 2o3
toast c2 ic tx ty tz
toaster 7e 7f 18s 18t 1zt
tobacco 1q 5q 6i d9 ur 1k4
toboggan ca cb 14h
tobogganing 66 67
today 1ck
toddler 8r 171
toddy d8 d9 dq 1mn
toe x lh ng 27m 27n
toenail kt 1l6 27o
toffee 18j 18k 18l
tofu c2 da
toga jl x8 1eu
togetherness 1b7 1lv
toggle 7n 7o
togs 3n 3o 3p 3q
toil 6z
toilet dl uk 1hp 29d
token 3z 40
tolerance 2f 3l 3m 57 177 2vl
toll cc i9 ia
tollbooth uk 15l
tollgate uo 215 2va
tomahawk ht xg
tomato lo ol 1iu
tomb 1g a6 113
tomboy ld z1 z2 z3
tombstone 8n 1mg 2ct
tomcat 96 14g 1ah 1g5 2ry
tome f1 j3 k6
tomfoolery 67 1m1
tomorrow nn 1ck 1v8 1v9
ton 5z 1f4 2my
tone 57 kq x0 x1 2hw
tongue x y 8x 1ku 1kv
tonic d8 da db 2uf
tonnage 25o 25p
tonne 5z 1f3 1f4 1f5
tonsil 7w 157 2up
tonsillitis 1z 20 li
tool mp
toot 11z
tooth 7v 7w jx
toothache 1z 54 22i
toothbrush kk mp xx xy 2du
toothpaste 1l7 2u1
toothpick 8n z8 142 1r8 2kq
top 7k a5 a6
topaz 1q 1r 74 76 77 b6 b7
topic 1c 1d 2k
topography 57 qa 13w
topology i0 i1 2be
topsoil 1q 8k 8l
torch 12l 12m
torment 1z 20 54
tormentor bq hx rf
tornado 12q 1mj 1mk 1ml 1us 2gw
torpedo oe of pi pj
torpor 15 16 2f ky kz
torque a3 a4 ak
torrent ha 17q 1ly 1lz 2kx 2m6
torso x y z
tort zv
tortilla ty 116
torture 1b bu iu
torturer bq hx rf
tot nm nn 119
totalitarian 7r 2q7
totalitarianism 3c bs e3 hu rl 1yg
totality 1o1 24v
tote mh t7
totem 1p 8u e3 i7 vg vh
toucan 2 13m 2vm
touchdown 12z 130 2vb
touchstone nn v7
toughness 57 177 2vl
toupee 3n 1rv 2vn
tour 32 6a 1ka
tourism 9n 9o 9p
tourist 25
tournament ue 1dq
tourniquet av uw 2v4
tout 102 1v6 2to
tow yv 2vo
towel 7j ux uy uz
town gg 14v 14w 14x 15v
township gh 14x 15v
townsman 1o ah 1mc
townspeople e3 qu
toxicology 1fb 1fc
toxin 1s 6j 2f1
toy 7k
trachea ks 18x 18y
track 7k a6 sd
tract x y a6 gg gh 1ye
traction uf yv 2vo
tractor ca gl h5 mh
trade 28 4m 9o 9p
trademark bw
trader 4n 4o u3
tradesman 4n 4o u3
tradition 1c 1d 2k 1qu
traditionalist ld 12h
traffic 1p bb
tragedian 47 48 6m 9m vz
tragedy 3s 3t
trailer 70 18n 1ds 1ve
train cb 1br
trainee m2 m3
trainer 6 5k
trait 4t
traitor 2u oe of
trajectory a3 a4 uf
trampoline 9y vu 19v
trance 16 bo
tranquility 3l 3m l4
tranquilizer 5p 5q 6i d9 vw vx
transaction 1d 28
transcript w 4h 4i 78 137
transcription 78
transducer jv
transfer f 4b ta
transformation 30
transformer jv
transfusion f 4b ta 24f
transgression zv
transience 57 17s 17t 2nz
transient 25
transistor jd 2n7
transit ht 27v
transition e f 4b
transitive 81 82 2hs
translation 4h 4i ha ox 137
translator 9m dn 10o 2ii
transliteration 78
translucence 1wk
transmission 1hr 1mp
transmitter 91 9m
transmutation f 30 4b
transparency a3 a4 ax 1wk
transpiration 2b 2c
transportation f 4b ce ta
trapeze 37 i8 20t
trapezoid 7v jx 1k9 2ff 2sj
trapper 4a bz 1sb
trash 1q 1r 1sw
trauma 15 16 7t 7u bo
traveler 1l
travelogue uc ue
travesty op 1nf 26u
trawl 16e 16f
trawler 4a bz c9 is ne
tray mh p1
treachery zu zv 1zy
treacle c0 kq 1n4 2g0 2nv
treason rx zv 10g
treasure es 29b 29c
treasurer 145
treasury es et
treatise w 78
treatment 28 4q 4s 6y 6z
treaty v 1v 43 6g 1og
tree mi mm mn
treetop a5 a6
trek 32 6a 1ka
trellis 16b 16c
tremor f 8i
trench 1hc 2a2
trend sd yf
trepidation 19 cv 28y
trespasser 25 bq 147
trestle yx 16b 16c
trial ma 1qn 263 2vp
triangle 1k9 1tj 2ff
tribe 1p e3 1ou
tribulation 3t l8
tribunal e3 qu 1p8
tributary xe 191 1p3
tribute 3x
triceps 10 11 12
trick oq or 2nt
trickery 1v ab ac zv 1vx 228
trickle ha ox 2kx
trickster 2u 2v bp bq
tricolor vf vg vh
tricycle ca cb h5 mh
trident ht xg 2ja
trifle lk 11v
trifling 1va 1vb
trigger 33 34 mp
trigonometry 5t dv dw
trike ca cb h5 mh
trill 3u 3v 1jp
trillion nm nn 1wz
trilogy bb 16p
trimester 8p 8q nn 2rb 2tx
trinity 22 4z 50 f2 f3 26y
trinket 8u xm
trio 22 3a 45 4z 50 jz
trip 32 6a 1ka
tripe ic tn 1ap 2bl
triple 1fw 2fu 2fv
triplet 22 4z 50 i5 2s0
triplicate cz sx 1s1
tripod xv 22t
tripos 1hr 2s2
triumph 19 b0 13c 23k
trivia 4t 7k
triviality c6 1i8 1x0
troika h5 19w 19x
troll 14p 14q 21i 21j
trolley ca gl h5 mh
trombone 4f 4g 1a8
troop b9 os ot
trooper by 1bw 1by
troops ba e3 nw
trophy 3z 40 19p
tropics gg my mz
troubadour 46 47 g2
troublemaker bq
troubleshooter bz 2e2 2e3
trough 7k oa oz
trouncing 4s b0 13d 1g2 1tn 2vq
troupe 1p ba e3
trouser 3n 3o 3p x8
trout ib ic id ie if 27s 2d9 2da 2ti
trowel mp z8 1r8
truancy 27 28
truant 25 25w
truce gu gv
truck gk gl h5
trucker 1cu 1cv
truculence 3l 63
truffle 1l ic lo ol 2l6
truism 1v uu
trump 136 2ui 2uj
trumpet 4f 4g 1a8
trumpeter 46 47 48
truncation 6p 179 25i 2lm
trundle fo 2dz 2e0
trunk 5n mh u0 11t 163 28r
trustee 85
trusty hf 2gh
truth 1c 21 1xu
truthfulness zg 1e9 1ea
tryout ma 10v 1qn 263 2vp
tsunami 3s 3t ox 10s 26t
tub mg mh
tuba 4f 4g 151 1a8
tube cg cr cs
tuberculosis 5e 1ji 1jj
tuft x 6t bb 1at 2k6
tugboat c9 nd ne
tuition cc i9 ia
tulip mn 13h 13i
tumbler 64 65 mh 1as
tummy x 7w 8x 16a 27u
tumor 5f 7t 1e2
tumult hw 2vf
tuna ic 13p 13q 1cy
tundra 7k mu 2uv
tune 3a 45
tuner 4a bz h8 2s7 2s8
tungsten 1r 75 g5
tunic 7w jl x8 157 1eu 1ra
tunnel cr cs ct
turban 3n 3o 3p zo
turbine 1yk 1yl
turbulence a3 a4 ax
turd 1su 1sv 1sw
tureen mh xs 1fz
turf 7k 14n
turkey 13m 14x 15v 1ip 1iq 1j3
turmoil hw 2vf
turnaround 8p 8q b3 b4 fv 2pf
turncoat 1xq
turner 1j 1k hv im in 156 2ib 2o6
turnip lo mr ol yk 18o 18p 2te
turnout 1p 7j 7k e3 qu
turnover d4 qx 237
turnpike eg uo z6 215 2va
turnstile uo 215 2va
turntable tf tg v1
turpentine 6e ul um yi 13f 1k4
turquoise 1q 1r 76 77 b7 gd ge me 2j6
turret yx
turtle 3n x8 1fa 2vr 2vs
turtleneck 3n x8 1fa 2vr 2vs
tush x y z
tusk 1q yj 2j2
tussle 28 21z 220
tutor lc 1x3 1x4
tutorial ml 1ll 1lm
tux 3n 1rv 2vt
tuxedo 3n 1rv 2vt
tv cw 2s5 2s6
twang 11z
tweak 1nt 1nu
tweed uz
tweet 11z
twelfth 5j 23h
twerp ph
twiddle 8i 2dq
twig 5n 162 163
twilight ya yb yc
twin i5 2s0
twinge 1b
twinkle 30
twinkling 8p 2i8 2i9
twirler 47 48
twister ty 116 12q 1us 21a 2gw
twitter 11z
tycoon 4n 4o 1oh
type 2i 2b9 2ba
typeface fi fj 28m
typescript w 78 7c
typesetter 4a bz 2tz
typewriter 6 2qz 2r0
typewriting 3w 78
typhoid 5e 1ji 1jj
typhoon 12q 1us 2gw
typhus 1ji 1jj
typist 4a w2
typo 1v 2np 2nq
typography 3w 4m 78 17y
tyranny e3 rl 1yg
tyrant rm rn
ubiquity 6n
udder 8w 2pi 2vk
ufo 2bi 2bj 2bk
ugliness qn 19n 1rs
ulcer 7s 7t 2vu
ulceration 2c 3y 7s 7t 2vu
ultimatum lt 2i5
ultraviolet 1e6 1e7 2n8
umbrella nq s8 s9
umpire 1bh 2sn
un ba 12w
unanimity gv 1pp 1pq
unbeliever qc
uncertainty 16 bo gy
uncle i5 197
unconcern 1b 2i6 2i7 2op
unconsciousness 16 bo gy
underachiever r6 r7
underbrush bb 187 2vv
underclassman r6 29n 29o
undercurrent 2j 2k ha 1pn 2kx 2m6
undercut 1q 1r 1s 1t
underdog hf ve
undergarment 3n 3o 3p x8
undergrad r6 r7 29o
undergraduate r6 r7 29o
undergrowth bb 187 2vv
underling 49 4a
underpants 3n x8 16m
underpass cr ct
underscore 4j 1qj
undersecretary 5k 84
undershirt 3n x8 16m
underside tb tc td
understatement 1v
understudy 47 48 6m
undertaker 4a bz
undertone 2j 2k kq 1pn 2hw 2ta
undertow 1b 8b 2kx 2m6 2rj
underwear 3n x8 16m
underworld 1p n9 na ns 14r 26n
undesirable bq
undress 16
uneasiness 19 1b it
unemployed 1p na
unhappiness 19 1b zm
unicorn ns 14q 14r
unicycle ca cb h5 mh
unification 1ol
uniform 3n 3o 3p 3q
uniformity 25c
union 1p ba e3
uniqueness 2f 28i
unison gv 1pg 1ph 1pp 1pq
unit 1t 60 d4 nn
universality 1ud
universe 7k i4
university 1p e3 18b 1be
unkindness 13v 1dh
unloading jf jg
unpleasantness 1b bu
unpredictability 2o5
unreliability 2f 2i6 2i7
unrest 1b hw 271 27b
unruliness 2f 1wi
unseen 1c 2k f4
unselfishness eu fc g3 g4 zf
untangling 4b 9g 240
untruth 1v
unwillingness 2f 3l 3m
upbeat 9j 15h 2em
upbringing 28 4s t3 1uc
upending f 4b 8i
upheaval hw
uphill oy oz
upholsterer 4a bz y5
upholstery 3o 4m 17y
upkeep e go 2bc
upland 7k k4 oz
uplift ha ox 23u
uplifting ha ox 23u
uppercut 8i 13a 2jw
uprising 28 220
uproar hw 11y 11z 2vf
upshot 2c ax
upside tb tc td
upstart bq hx
uptake 2c 3y yw
uptown gh 15v 2v1
upturn e f go
uranium 1r 75 g5
urchin 8r 171
urgency 16 24 1i8 1x0 2cw
urine 1q 1sv 1sw
urn mg mh xq 12b 14s 14t
user 1l bq hx 23c
usher 5g 5h mt
utensil mp
uterus 8x 2b8 2pc
utilitarian g6 1ut 238
utilitarianism 2k f4 1t5
utility va 2sa 2vw
utmost 2t 62 2vx
utopia f1 j3 k6
utterance 3a
va 14x 1no 20i 20j 20k 2fg
vacancy 16 2x 7k a6 ip iq 11x
vacation 8p 2a1 2fr
vacationer 1ds
vaccinating 1ps
vaccination 1z 20 1ps 2i2 2qt
vaccine 6j
vacuum 16 11x
vagabond 4t 7k
vagary 30
vagina ks kt 18y
vagrant 25 hf ym 21s
vagueness 2o
valedictorian g6 g7
valentine y4 2r3 2r4
valet 4a 1c3 1c4
validation 20 21 17g 1p0 1y5
validity re
valise 28r
valley 7k oa oz
valor qs su 174
valuation lw lx pp
value 2i 1x0 23f 23g
valve x y kt
vampire f3 lf 14o
van b9 e3 os ot 1u1 1u2
vandal 2v vq 1ee 2tf
vandalism e 1i j6 zv 1y2
vane 37 i8
vanguard b9 os ot
vanilla 13k 1fi 1i3
vanity 1b 1oa
vapor 1r ev 2mn
vaporization 1i 2b 2c j6 25a
variability 2o5
variable z 4t
variance u 30 fs 1xz 1zi
variant 30 1xz 1zi
variation 30
variety 1p bb
varnish 3o 24d
varsity b9 ba e3 1be 1m3
vase mg mh xq
vasectomy hd he 1qk 2h3 2um
vastness 2t 1kf 2ha
vat mg mh 25o 25p
vaudeville uc ue 2t6
vault dk 113 1tw 1tx 1ty
vd 5e 1jj 1yy
veal ic id tn
vector 2i 23g 2hr
vegan df 1uo
vegetable ic id lo
vegetarian df 1cc 1uo
vegetarianism da 1ju
vegetation 1p bb
veggie ic id lo
vehemence 57 19j 19k
vehicle cb cw
veil 3n 3o 3p x8
vein kq ku kv og
vellum 1q em en 136 2l2
velocity d4 qw qx
velour uz
velours uz
velvet uz
vendetta 28 220
vending 9o 9p 15m
vendor 4n 4o u3
veneer 3o 24d
veneering 3o 6p pu 24d
veneration 19 1b zc
vengeance 28 2sv 2sw
venison ic tn
venom 17 19 2f0 2f1 2mb
vent no np
ventilation e f go pq
ventricle x kt nu
ventriloquism 6w ou 2o4
ventriloquist 47 48
venue gh 15v 1h3 1yx 2lk
veracity 1e9 1ea 2u9
veranda 2ab
verb m n 4y 80 81 82
verbena un 13k 1fi
verbiage kq 1n4 2sl
verbosity kq
verdict 5w 5x
verge 2t 62 iq 166 18i 2vx
verification v 20 21 6g ad ae 1p0
verisimilitude qn 1dp
vermilion gd ge 1kw
vermin 2v 96
vermouth d8 d9 dq 19u
vernacular 3a 72 n5
versatility 93
verse w ed kq op ua
version 1v e2 1kx 2b9 2ba
vertebra 7v 7w jx
vertebrate 96 10w
vertex 2id 2ie
vertigo 1z 20 21
verve 22y 22z 2ul
vessel x c9 ca cb kt og
vest 3n 3o 3p x8
vestibule dl uk
vestige 4j
vestment 3n
vet in io lb
veteran 4a by bz
veterinarian in io lb
veterinary in io lb
veto 4b lv
vexation 19 1b bf
viability 57 ru 29y
viaduct 21m
vial mg mh 1ek
viand da ll vs
vibe 2o9
vibes 4g 1g0
vibrancy 57 x1 26p
vibration f 4b 8i
vicar 5g 5h 5i 5j mt
vice 19n 1rs
vicinity gh 1h3 2kl
victim 1l hf
victor 65 16i
victory b0 13c
video ov 1zb 1zc
videocassette mh 1zb 1zc 2vy
videotape 1zb 1zc 2vy
view 1c 3c bs
viewer r5 26e
viewers 1p 2kb 2sc
viewpoint 1c 3c 2ub
vigil 15 16 vn vo 1ke 2tw 2vz
vigilance 6w dr ds
vigilante 4a
vigilantism 4s 1mo
vignette u
vigor 19i 19j 19k
villa i 1h hv 148 149 2ib
village e3 qu 1qt
villager 1o
villain bq 2dy 2f5 2f6
villainy rx zv 19n 1rs
vindication 9g 240 25y
vine mi mn
vinegar c0 c1 2cv
vineyard 1f u4 1v1
vintage 57 d8 d9 dq 19u 1ir
vinyl z 1s id 1f9
viola mi mn mr 2dp 2q9
violation rx zv 10g
violence 4b 1xh
violet gd ge mn mr 2mu 2pl
violin 4g v8 1gt
violinist 46 47 48
vip ld 10j
viper ep eq hk
virginity 16
virility 2f iw 2ma 2mi
virtue zf zg 1x0
virtuoso 6r
virus 1l 91 du 2fa
visa 3x
visage x lh qn 2qe
viscosity 29 57
vise 1e8
visibility 57 1b9 2ox
vision ds lx r1 r2 r3 r4 tq 21n
visionary 1l
visitation 3s 3t l8 26t
visitor 25
visor 9u 9v 9w 1de
vista 13x 293 294
visualization 2k 13x
vitality 22y 22z 2ul
vitamin 6j da ll
vivacity 22y 22z
vividness 57 rc rh 1hx 2go
vivisection dy hd he
vocabulary 1c 1d f0 f1 1yi
vocalist 46 47 48
vocation 4m
vodka d8 d9 dq lq
vogue lx v3 v4
voice 4t 57 x1 2oo
volatile 1r 1s 1t d4
volcano 2w 2x k4 oz 1t7
volition 1c 4b 6w ds lv
volley gm gn wi
volleyball 66 9y hm ts tt u9 2u7
volt 5z h2
voltage a3 a4 1er
voltaic 25d 25e 2oy
voltmeter ht wa 2p2
volume 4t nn
voluntary 4a by bz
vomit 1q 1sv 1sw
vomiting ys yt yu yv yw
voodoo 7k hg
vortex ha iq 1zv 2kx 2m6
voter 1i7 1km
voucher v w 78 7e 7f
vowel n 1t 1pv
voyage 32 6a
voyager 25
voyeur r5 1cn
voyeurism zt 2ug
vulgarity 1ia
vulnerability 16 2i3
vulture 2 13m 1cf
wad 1q 1r 1s 1t
waddle 1el 2r5 2r6
wade 64 65 uj 1a4
wads nm nn 1wz
wafer 1q 2rz
waffle ic ty 116
waft vf vg vh
wag 48 2ru
wage cd e6 jb
wager 67 rx 2ae 2lz
waggle f 8i 2jf
wagon ca cb h5 mh
waif 8r 171
wail 39 2kc 2kd
waist x y 2d5
waistband 16n 16o
waistline x y 2d5
waiter 4a w2 1ay
waitress w2 1ax 1ay
waiver e 1i 1gp
wake 2c aw ax
wakefulness 15 16 gy 2tw 2vz
wakening e f 1ix
walker 9m vz 2uq
walkout 28 16j 16k 2os
wall 2a6
wallet mh u0
wallflower un 13k 1fi
wallpaper 1q 1r 136
walnut f7 f9 fa
walrus 0
waltz b0 13b 13c
wand mo mp
wanderer 25 7n pr ps
wangle 6k 1px
wannabe pe
war 28 po
warble 5e 5f k8
ward 1l gh 14x 15v
warden sl sm 1py
wardrobe 1p bb fo fp
wardroom 1h wf wg
warehouse ce mv 2al
warfare 28 po
warhead 1q 55 22g
warhorse cz 1v4 2pu
warlock 14q 14r
warlord 5k
warmonger ld
warmongering bs hu 2na
warmth nz 1mx 1my
warning u 8e 8f ii
warpath 17 4b bj 2px
warranty zx
warren 9m gb vy vz 1bf 1bg 1bh
warrior 1l
warship c9 ca cb ne xb xc
wart 1ab 1ac
wartime 8p 8q nn
washables 3n 3o 3p 3q x8 20p 20q
washbasin mg mh 10x 1hp 29d 2w0
washbowl mg mh 10x 1hp 29d 2w0
washcloth 20o 20p
washer 4a wl wm 2ao
washout 1lb 1t8 1wl 1wm 2td
washroom dl uk 2ks
wasp k jm jn jo la vp
wastage 2c et u2 1w5 1wr
wastebasket mh
wasteland gg gh wj
wastewater 1q 1r 1sw
watchdog sl sm xp 1af 1ag 1ah
watcher r5
watchmaker 7b 1mh
watchman sl sm 165
watchword 4i 71 72 af 1s3 1s4 1s5
water 1s 53 55 c8 gx 18h
watercolor 1v4 2nb 2nc
waterfall z xe
waterfront gh 15v 21h
watermark 3z 40 7k a6 sd 22j
watermelon 5l lm lo 1eh 1ei 1ej 1li
waterproof uz
waterproofing 3o 1ps 24d
watershed 7k a6 sd
waterway z cs xe
waterworks 1f 1g u4 2sa 2vw
watt 5z h2 2gd
wattle x 6t
wave ox
waveform ox 28d
wavelength e4 g0 g1
wax 51 d2 ke yi
way 57
wayside td 2ex 2ey
weakling 1l
weakness 1wf
wealth 16 2r 2s aq 167
weaning f 4b 200
weapon ht
wearer 1cc
weariness 21x
weasel 0 1l 1g6 272
weather a3 a4 12r
weave 8u vh
weaver 4a bz y5 11g 11h 13m
web 4t 7k
website 6 2m8
wedding ue zy zz 100 101 176 1bl
wedge 1k9 2ff
wedlock 5j 10e 10f
weed mi mn
week 8p 8q nn
weekday 8p j9
weekend 8p 8q nn
weeknight 8p 8q
weight 57 1b9
weightlessness 57 1b8 1b9
weightlifter 64 65
weightlifting 14i 14j
weir uo up
weirdness 231 232 233
weirdo bq hf hx oj 2lv
welder 4a bz y5
welfare 9q zh zj 20s
wellington 5k 14u 14v 1dr 1f1 1on 1oo 21e 21f 2uc
welt 7t 7u 19h
welter 16 1m5
werewolf 14p 14q 21i 21j
west 7k a6 gh
westerner 1o
wetback 2v7 2v8 2v9
wetness 16
whack 11z
whale 26z
whaler bz c9 ne xb 14c 14d
wharf tf tg v1
whatchamacallit 7k 213
wheat us 13r 1r9
wheel 37 i8 1ft
wheelbarrow ca h5 mh
wheelchair fo nj nk
wheeze 3y yw 2ud
whereabouts 7k a6
wherewithal es 1rj 2qs
whiff 17p 17q
whim 1b 1c 2j 2k 7h
whimper u 1f2 2w1
whine u 1f2 2w1
whiner bq hx
whinny 11z 129
whir 11z
whirlpool ha 2kx 2m6
whirlwind 12q 12r 1us
whirring 11z
whisk 12a 12b 12c
whisker nm nn 119
whiskers xx xy xz
whiskey d8 d9 dq lq
whit nm nn 119
whiteness ge rc 11l
whitewash b0 13d 2vq
whittle 1yj
whiz 6r
whodunit eb ec ed
wholesaler 4n 1gc 2n9
whoop 39 3a 15b
whopper 1v 4t 1vx 278 2gc
whore ld z2 z3
whorl iq 1zv
wick 16e 16f
wickedness rx zv
wicker 1q uq ur
wicket 9y vu
widow ld z2 z3
widower ld sn so
widowhood 5j 8o 8p 8q 10e 10f
width 2t 57 179
wife i5 ld z2 z3 10b 10c
wig 3n p8 1g1 1rv 2vn
wigwam 1h 149 2vg
wildcat 1hc 2dl 2dm
wilder 7b 9m vz 27i 28x 2ea
wilderness 59 7k mu 1wg 1xo 1xp
wildfire 158
wildlife 1l
wildness 1b 57 19j 19k 274
wile ab ac zv
willingness 2f 3l 3m
willow mb mm mn
willpower 2f 1xw
wilt 5e 5f 1ec
winch 1ez
wind a3 12r 17q
windbag bq hx
windbreak uo 2er
windbreaker jj jk jl
windfall 1d 5l 5m ic lm lo
windmill 6 fw fx fy
window 16b 16c
windowpane tv 2pk
windowsill xu xv 216
windpipe ks 18x 18y
windscreen 3o nq 2w2
windshield 3o nq 2w2
wine 5q d8 d9 da db dq
wineglass mh 1as
wing x y 8x
wingspan 2t 1kf
winner 65
winnow bh 2vi 2vj
wino de df 1cc
winter 8p 8q rt
wintertime 8p 8q rt
wiper 4a 21d 2fj
wire 1od 2ee 2fj
wisdom 1c 1d 2f 2k
wisecrack 1v ex
wishbone 7v jx
wisp 1at 2k6
wit 1c 6v 6w
witch ns 14q 14r 1kq
witchcraft 1pj 1pk 2tk
withdrawal 2l 2m 2n 1z7 2t4
withering 30 42 kh
withholding p q
wiz 6r
wizard 6r
wobbly hv
woe ao 2no
wok 12b 14t 2tl
wolf 0 1ag 1g6
woman ld z3
womanhood 1p 9c n9 na 2mg
womankind 1p na
womb 8x 2b8 2pc
wombat 1 2jt 2ju
wonderland 7k mu ns 14r 26n
wont 1c 1qu 2ds
wood 1p 1q 1r bb ur 187
woodchuck 0 1j8 2d6
woodland 1p 7k mu 1xo 1xp
woodpecker 2 13m 2vm
woods 1p bb 187
woodshed i 20m
woodsman 4a bz y5 1a0 1a1
woodwind 4f 4g
woodwork cy cz k6
woof 16e 16f 28a
wool uz
woolen uz
word n 1t d4
workaholic 283
workbench fn fo
workbook f1 j3 k6
worker 1l
workforce ba e3 nw
workload 4m 2qh
workman 4a w2
workmanship 1c 6w 1ss
workout 6z jg 14j
workplace 1f 1g a6
worksheet 1q 4h 4i 136 137 2pg
workshop 1f 1g u4 1sa 23n
workstation 6 2kn 2m8
workweek 8p 8q 2pf
world 7k i4
worm 96 bq hx w5
wormhole oa oz 1bq
worshiper k y4 24u
worthlessness 2a3
wound 7t 7u 19h
wow vl
wrack dt 1yf
wrangle u fr fs
wrangler 1k 1sj 1sk 1sm
wrapper 3n 3o 3p 139
wrath 19 bf
wreath 1p 8u o1 168
wreckage 7j 7k
wrecker 2v w2 122 1sl 2tf
wren 2 7b 11h 13m 29x
wrestler 16i
wrestling 66 67 jg 14j 28q
wretch 2u 2v hf 1a7 1g4
wretchedness 9i ao 2no
wriggle f 4b 8i
wright 9m vz
wring ox
wringer 18t 1qx 1zt 2me 2mf
wrinkle 1ad 1lb 1t8
wrist iz j0 j1
wristwatch wa 1lr
writ v w 6g
writer 9m
wrongdoer 2v
wrongdoing 19n 1rs
www pq 1up 1uq
xenon 1r 1s 1t 75 c7 c8 n4
xenophobia 1l4 1l5
xylem 11t 2qc 2qd
xylophone 4g 1g0
yacht c9 ca ne
yak 72 1i1 1i2
yam 5n mi mn 163 1li
yank 1o tr
yap kr 2o0
yard 5z 60 gg tj tk 1h5
yardage e4 g0 g1
yardstick m8 nn v7 wa 2tc
yarmulke zn zo
yarn u ih ii
yawn ys yu yw
yaws 5e 1ji 1jj
year 8p 8q nn
yearling 8r 171 190 19z 2qy
yearly f0 f1 j3
yearning 1b 7h
yeast 1l 1s 6j 2l6 2uh
yelp 11z 129
yen 1b 7h 15u
yes al an
yesterday nn 1v8 1v9
yesteryear 1ck
yeti 14p 21i 21j
yew 1q mb uq ur 1gn 1go
yodel 39 3a 15b
yodeling ud 1fj 1fk 1fl 1fm 1fn
yoga f4 jg 14i 14j 1hy 29z
yogurt 1s c2 da ic id 1c5
yoke uz
yokel 1a0 1a1
yolk 1s 6j c1 c2 da
youngster 8r
youth 8r
yowl 39 3a 15b
yucca mm mn se
yuppie lc ld
zany 47 1a5 2je
zeal 1b n0 n1 274
zebra 140 19z 212
zenith 1g a6 l6
zero nn 2od
zest 1b hh n1 2dn
zeta fh fi fj
zillion nm nn 1wz
zinc 1r 75 g5
zip nn 2od
zipper wl wm
zit 5c 5d 5e 2qj
zodiac 7k a5 a6 sx 1y6 2gb
zone 1g a6 113
zoning 2m 2n 2uz
zoo ce
zoologist ka 15z
zoology 1p 5s bb i1 i2
zucchini ol 2rt`;
