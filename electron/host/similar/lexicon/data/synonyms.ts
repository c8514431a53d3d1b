// Made by test/support/similar/lexicon/make.ts; where it comes from: NOTICE.md.
export const SYNONYMS: string = `aardvark anteater2
abacus tablet1
abandon forsake2 vacate1
abandonment desertion7 defection3
abasement degradation3 decadence2 humiliation2 comedown1
abash embarrass8 disconcert4
abashed embarrassed8
abate slake3
abbreviate abridge6 foreshorten6 shorten4
abbreviated truncated3
abc alphabet5 bedrock2
abdicate renounce6
abdomen abdominal6 belly6 stomach3
abdominal abdomen6
abduct kidnap7
aberrant deviant5 deviate2 abnormal1
aberration deflection2
abhor loathe9 abhorrence8 abhorrent8
abhorrence abhor8 abomination4
abhorrent repugnant9 abhor8 repulsive7 obscene3
abide bide7 tolerate4 brook3 endure3 stay2 bear1
abiding permanent2
ability able6 capability2
abject contemptible4 miserable2
ablaze aflame8 afire4 alight2 passionate2
able ability6 ably2
ably aptly9 capably9 competently9 able2
abnormal anomalous2 unnatural2 aberrant1 deviant1
aboard alongside1
abode dwelling5 residence5 domicile2 habitation2 home2 house2
abolish abolition8
abolition abolish8
abominable odious8 awful3 hateful3 atrocious2 unspeakable2 dreadful1 terrible1
abomination abhorrence4
aboriginal native2 primeval2 primordial2
aborigine native3
abortion miscarriage2 stillbirth2
abortive stillborn7 unsuccessful6
abound abundant7 abundance6 bristle1
abounding galore5 abundant2
aboveboard honestly2
abrasive scratchy4
abridge foreshorten7 abbreviate6 shorten4 condense1
abroad overseas4 afield2 foreign1
abrupt staccato3
abruptly suddenly5
abruptness curtness7 steepness4 suddenness2
absence absent6 deficiency2 lack1
absent absence6 absentee3
absentee absent3 exile2 expatriate2
absolute sheer2
absolutely utterly9 perfectly8
absolved guiltless2 innocent2
absorb absorption3 assimilate2 imbibe2 ingest2
absorption absorb3
abstain abstention5 desist5 abstinence4 refrain1
abstention abstinence7 abstain5
abstinence abstention7 abstain4
abstract filch2 pilfer2 purloin2 conceptual1
abstruse esoteric3
abstruseness obscurity5 profundity3
absurd preposterous3 illogical2 laughable2 nonsensical2 ridiculous1
absurdity silliness3
abundance abound6 plenitude2 quantity2 plenty1
abundant abound7 profuse3 abounding2 riotous2 copious1 lush1 plentiful1
abundantly copiously9 profusely9 extravagantly7
abuse maltreat5 mistreat5 mistreatment1
abusive scurrilous7
abysmal immeasurable3
abysmally atrociously8 terribly2 awfully1
abyss chasm4
academic academy2 pedantic2 prof1 professor1
academy academic2 gymnasium2
accede defer4 succumb3 acquiesce2 bow2 assent1
accelerate quicken7 deepen2 speed2 intensify1
acceleration getaway1
accelerator throttle5
accent accentuate5 emphasize3 emphasis2 stress2 pronunciation1 punctuate1
accentuate accent5 emphasize5 stress4 punctuate3
accept consent2 believe1
acceptable unacceptably7
acceptably tolerably9
acceptance credence5 adoption4
access admittance4 entryway2 entrance1
accessibility availability7
accessible approachable3 handy2 comprehensible1
accident accidental3 misadventure3 mishap2 coincidence1
accidental inadvertent7 accident3 unintended3
accidentally unexpectedly3 incidentally2 unintentionally2
acclaim hail4 herald3 applaud2
acclimate acclimatize9 climate6
acclimatize acclimate9 climate6
accolade laurels7 honor4 award3
accommodate adapt4 fit2 suit2
accommodation adjustment4
accompanist accompany2
accompany accompanist2
accomplice decoy2 confederate1
accomplish fulfill6 achieve5 attain4 effectuate3 execute2 finish1 succeed1
accomplishment achievement8 feat3 skill2
accord harmonize5 concord3 consort2 allot1
accordingly consequently7
accost greet3
account chronicle3 explanation2 history2
accountable responsible2
accountancy bookkeeping3
accountant controller8
accreditation certification3
accretion accumulation5
acculturation cultivation1
accumulate amass9 compile4 collect3 conglomerate3 hoard2 gather1 store1
accumulation accretion5 aggregation3 collection3 buildup1
accuracy truth2
accuse incriminate5 impeach3
accustom inure3
accustomed habitual2 customary1
ace hotshot2 superstar2 unity2 wiz2 adept1 virtuoso1 wizard1
ache achy4 yen2 hanker1 languish1 pine1
achievable manageable5
achieve attain7 accomplish5 succeed3 reach2
achievement accomplishment8 feat3
achiever winner2 success1
achy ache4
acid vitriolic3 acrid2 blistering2 caustic2 unpleasant1
acknowledge admit5
acknowledgment recognition4 quotation3 reference1
acne pimple3 zit3
acoustics phonetics4
acquaint familiarize5 introduce4
acquaintance familiarity4
acquainted familiar1
acquiesce assent5 accede2
acquiescence assent3
acquire acquisition7 get4
acquisition acquire7
acquit exonerate8 acquittal7 deport3
acquittal acquit7
acreage expanse1
acrid pungent6 vitriolic4 blistering3 caustic3 acid2 bitter1 unpleasant1
acrimonious bitter5 resentful5
acrimony bitterness3 jaundice3
acrobatic gymnastic8 athletic4
act action3 actuate2 behave2 interact2 enactment1 event1
action act3 activity1
activate actuate6 trigger4 spark3 reactivate2
activism activist5
activist activism5 militant3
activity action1
actor doer1 player1
actress starlet2
actual existent2 literal2 factual1
actuality reality2 realism1
actualization realization5
actuary statistician4 calculator2 surveyor1
actuate activate6 spark4 trigger4 motivate3 act2 incite2 prompt2
acute incisive2 keen2
ad advertisement8 advertising6 advert4 promotion3 publicity3
adage proverb9
adamant inexorable4 inflexible3 diamond2
adapt accommodate4 conform3 obey2 adjust1 vary1
adaptable adjustable2
adaptation version1
add addition3 additive2
addendum appendix4 postscript4 supplement4
addict junkie3 freak1
addicted alcoholic2
addiction dependence2 dependency2
addition add3
additive add2 linear2
address addressee4
addressee address4
adept proficient6 skillful6 hotshot5 superstar5 wiz5 wizard4 virtuoso3 whiz3 expert2 genius2 ace1 sensation1 star1
adequate sufficient2 enough1 equal1
adhere cohere2 cling1
adherence adhesion3
adherent disciple7
adhesion adherence3
adhesive gummy1
adieu goodbye9 bye5
adjectival adjective5
adjective adjectival5 modifier1
adjoin butt4
adjourn recess1
adjournment dissolution1
adjudicator jurist2 judge1
adjust align2 adapt1 conform1 obey1
adjustable adaptable2
adjustment accommodation4 modification3 alteration2
administer administrative5 administration4 dispense3 oversee3 superintend3 supervise3 distribute1
administration administer4 disposal2 organization1 presidency1
administrative administer5
administrator director2 manager2 chief1
admirably commendable5
admiration esteem2
admire envy2 esteem1 respect1
admirer protagonist6 booster5 supporter5
admissible permissible2
admission admittance4 admit2
admit acknowledge5 admission2
admittance access4 admission4
admonish admonition6 warn3 caution2 discourage2 reprove2
admonition admonish6 warning5 advice2
ado flurry6 bustle5 ruckus3 din2 hustle2 rumpus2 commotion1
adolescent teen5 teenager5 teenage3
adopt espouse6
adoption acceptance4
adorable lovable4 lovely3
adore idolize5 revere3 worship2
adorn decorate8 ornament5 beautify4 embellish4 grace3
adornment jewelry2
adrenal kidney3
adrift afloat4 aimless4
adroit ingenious4 deft3 dexterous3 clever1
adroitness quickness7 facility2
adulation flattery3
adult grownup7 adulthood4 man1 pornographic1
adulterate debased4 debase2
adulterated debased7 impure2
adulterating extraneous1
adulteration debasement6
adulterer adultery8 slut1
adultery adulterer8 fornication5
adulthood maturity6 adult4
advance betterment2 encourage1 improvement1 progress1 progression1 promote1
advancement progress3 progression1
advantage asset4 plus2
advantageous beneficial4 preferential3
advent arrival1
adventure escapade7 gamble2
adventurer explorer4
adventurous swaggering1
adverb adverbial5
adverbial adverb5
adversary antagonist8 opponent5 foe4
adverse inauspicious4 unfavorable4 untoward4
adversity hardship5 misfortune2
advert advertisement5 ad4 advertising4 allude3 publicity2 cite1 mention1 promotion1
advertise publicize5
advertisement ad8 advert5 publicity4 promotion3
advertiser publicist4 promoter3 booster1
advertising ad6 advert4 promotion2 publicity2
advice proposal4 recommendation3 admonition2 warning1
advise advisor5 notify5 advisory3 counsel3 propose2 suggest2 urge2 exhort1
advisedly intentionally9 purposely9 deliberately8
adviser advisor9 consultant9
advisor adviser9 consultant9 advise5
advisory advise3
advocacy advocate2
advocate recommend6 proponent4 exponent3 urge3 advocacy2 propose1 suggest1
aegis auspices8
aerial ethereal4 antenna2 insubstantial2 air1
aerodynamic streamlined1
aerosol cloud3 smoke3 fume2
affable genial8 cordial6 amiable5 friendly2
affably amiably9 genially9
affair matter4 liaison2 thing2 concern1
affect dissemble1 feign1
affectation mannerism5
affection affectionate8 fondness3
affectionate affection8 fond7 tender2
affectionately dear2 dearly2
affidavit verification1
affiliate assort4 consort3
affiliated connected6 related2
affiliation tie1
affirm substantiate6 confirm5 corroborate5 avow3 demonstrate2 prove2 swan2 assert1 swear1
affirmation avowal7 assertion2
affirmative avowal3 yes3
affix append3
afflict blight1 plague1
afflicted stricken6
affliction deformity1
affluence affluent5 richness4 wealth2
affluent affluence5 wealthy5 confluent2 tributary2 rich1
afford give2 yield2
affordable inexpensive2 cheap1
affront insult6 indignity2
afield abroad2
afire alight5 ablaze4 aflame3
aflame ablaze8 afire3 alight2 passionate2
afloat aimless6 adrift4 awash2 inundated2
aforementioned aforesaid9
aforesaid aforementioned9
afraid frightened2 panicky2 scared2 terrified2
afresh anew9
afterlife hereafter4
aftermath wake3 consequence1
afternoon daytime4 daylight3
afterthought rethink4 reconsideration3 turnaround1
afterward subsequently9 later8
age epoch1 era1
agency bureau6 office3
agenda schedule4 docket2
agent drug1
agglomerate heap1
agglomeration clump3 cluster3 bunch2
aggravate exacerbate9 exasperate7 worsen3
aggravation exasperation6 provocation3 exacerbation2 vexation1
aggregation collection8 accumulation3
aggressive truculent2 scrappy1
aggressively sharply7
aggressor assailant7 assaulter7 attacker7 initiator2
aghast appalled9
agile nimble9 spry8 quick1
agilely nimbly9
agility lightness3
agitate foment5 rumpus1
agitated frantic3 frenetic3 feverish2 hectic2 roiling2 distraught1 excited1 overwrought1 seething1
agitation fermentation3 unrest3 ferment2 perturbation2 hullabaloo1
aglow luminous9
agnostic agnosticism2
agnosticism agnostic2 skepticism2
agonize agony2
agonizing excruciating9 agonizingly8 painful1
agonizingly excruciatingly9 agonizing8
agony agonize2 torment2 throe1
agree concur6 agreeable2 agreement2
agreeable concordant4 agree2
agreeably pleasantly6
agreement agree2 correspondence2
agriculture husbandry4
ahead onward1
aid assist6 help6 assistance4
aide auxiliary3
ail ailment5 garlic3
ailing unwell9 indisposed7 sickly4 poorly3 seedy3
ailment complaint6 ail5 ill3
aim intention4 purpose3 intent2 objective2 goal1
aimless afloat6 adrift4 vagrant2
air pneumatic5 aerial1 airy1 breeze1
airfield airport3 airstrip3
airless stuffy6
airplane plane6
airport airfield3 heliport3
airstrip airfield3 strip2
airtight invulnerable2
airy air1 visionary1
aisle gangway1
akin kindred6 kin2 similar1
alarm consternation5 dismay4 horrify4 alarmist3 appall2 alert1
alarmist alarm3
alas regrettably9 unfortunately9 unluckily9
alchemy chemistry1
alcohol beverage3 drinkable2
alcoholic boozer5 lush3 addicted2 drunkard2 souse2 wino2 intoxicating1
alcoholism drunkenness3
alcove cubicle2
alert watchful4 brisk2 spanking2 vigilant2 wakeful2 alarm1
alertness vigilance7 wakefulness1
alfresco outdoor2
alibi excuse2
alien foreigner4 exotic3 disaffect1 stranger1
alienate disaffect8
alienation estrangement7
alight afire5 ablaze2 aflame2
align adjust2
alignment coalition5 alliance2
alike similar1
alimony maintenance1
all altogether2 completely2 entirely2 totally2 wholly2
allay quench4 slake3 relieve2 ease1
allege assert4 say2
alleged allegedly7
allegedly alleged7
allegiance commitment4 loyalty2
allegorical allegory7
allegory allegorical7 parable7 fable4 emblem2
allergic allergy6 hypersensitive5
allergy allergic6
alleviate relieve5 facilitate4 ease1
alley alleyway8
alleyway alley8
alliance confederation4 alignment2 coalition2
allocate apportion8 allot2 assign1 award1
allocation allotment7
allot assign3 dispense3 allocate2 apportion2 distribute2 accord1
allotment allocation7 share1
allow permit7 authorize1 consent1 countenance1
allowable deductible4 permissible2
alloy debase2
alloyed impure1
allude allusion8 advert3
allure tempt4
alluring beguiling8 seductive4
allusion allude8
almighty omnipotent6 creator5 lord5 divine2 maker1
almost nearly9 virtually4 nigh3
aloes physic3
alone exclusively5 solely5 unaccompanied2 solo1
alongside aboard1
aloofness indifference2
aloud loudly2
alphabet abc5
alter change4 vary1
alteration modification3 adjustment2 change2
altercation fracas9 wrangle2 quarrel1
alternate cyclical2
alternative option3 choice2
alternatively instead7
altitude height1
alto contralto4
altogether totally8 wholly8 completely7 entirely7 all2
altruism unselfishness3
altruistic selfless9
alumna alumnus9 graduate4
alumnus alumna9 graduate4
amalgamate mingle5 unify3
amalgamation merger8 consolidation1
amass accumulate9 conglomerate4 compile3 collect2 gather2 hoard1
amateur recreational2 amateurish1
amateurish unprofessional6 unskilled4 amateur1
amaze astonish8 astound8 dumbfound4 nonplus4 bewilder3 mystify3 perplex3 puzzle3 baffle2 befuddle2 confound2 stupefy2
amazed astonished9 stunned8
amazement astonishment9 surprise1
amazing amazingly6 astonishing6 awesome6
amazingly astonishingly9 amazing6 surprisingly4
ambassador ambassadorial8
ambassadorial ambassador8
amber gold2
ambiance atmosphere5 flavor2 spirit2
ambidextrous deceitful2
ambiguous equivocal5 evasive2
ambition ambitious4 aspiration2
ambitious ambition4 aspiring2 pushy2 aspirant1
ambivalence conflict2
ambivalent uncertain3 unsure2
amble saunter2 stroll2
ambush waylay5 bushwhack4
amelioration betterment2
amenable compliant4
amend improve3 revise2
amendment correction1
amiable affable5 genial5 cordial3 amity2 friendly1
amiably affably9 genially9
amicable friendly1
amiss awry5 haywire2 imperfectly2 malfunctioning2
amity cordiality8 amiable2
ammo ammunition8 weaponry3 munition2 shell2
ammunition ammo8 weaponry3 munition2 shell2
amnesia forgetfulness3
amok berserk3
amorous romantic1
amorphous shapeless7 formless6
amount sum4 quantity2 magnitude1 number1
amp ampere4
ampere amp4
amphibian amphibious4
amphibious amphibian4
ample amply6 copious2 plentiful2
amplification elaboration6
amplify magnify8 overstate3 exaggerate2 enlarge1 overdraw1
amplitude displacement1
amply ample6 richly6
amulet talisman9
amuse divert3
amusement entertainment4 delight1
amusing amusingly8 comical2 comic1 funny1
amusingly amusing8
anachronism anachronistic6
anachronistic anachronism6 asynchronous2
anaconda boa2
anal anus6
analgesic painkiller6
analog analogue9 parallel2
analogous correspondent3 similar2
analogue analog9 parallel3
analysis analytical6 analyze2
analyst analyze7 psychoanalyst1
analytical analysis6
analyze analyst7 examine5 study4 analysis2 canvass1
anarchic lawless7 uncontrolled2
anarchist anarchy8
anarchy anarchist8
anatomic anatomy3
anatomical anatomy3
anatomy anatomic3 anatomical3 chassis3 flesh2 morphology2 figure1 physique1
ancestor ancestral7 antecedent5 relative1
ancestral ancestor7 hereditary4 transmissible2
ancestry lineage7 pedigree6 genealogy4 kinfolk3 parentage2
anchor keystone2 linchpin2 backbone1
android robot4
anemia anemic3
anemic anemia3
anesthesia anesthetist8 anesthetic5
anesthesiologist anesthetist9
anesthetic anesthesia5
anesthetist anesthesiologist9 anesthesia8
anew afresh9
angel backer1
angelic saintly8
anger angry7 ire6 rage2 fury1
angle angular4 angler2 slant1
angler angle2 schemer2 plotter1
angrily angry7
angry anger7 angrily7 enraged3 maddened3 incensed2 indignant2 mad2 huffy1 wrathful1
anguish torture3 torment2
angular angle4
animal creature8 beast7 fauna5 zoological4 brute2
animate enliven5 invigorate4 inspire3 liven1 sentient1
animation life1 survival1
anion ion3
annex colonize2 ell2
annexation appropriation2
annihilate eradicate8 decimate5 eliminate1
annihilating devastating8 withering7 destructive2
annihilation obliteration6 extermination1 vaporization1
annotate footnote4 gloss1
annotation commentary3 notation2 quotation2
announce denote1
announcement proclamation6
annoy irritate7 rile7 vex7 bother5 displease5 gravel4 beset3 harass3 harry3 nettle3 devil2 hassle2 chafe1 rag1
annoyance vexation7 irritation6
annoyed miffed8 peeved8 riled8 displeased3 harassed3 pestered3
annually yearly4
annul invalidate5 nullify5 rescind5 repeal4 quash3 void3 revoke2
annulment repeal1
anode electrode5
anomalous anomaly6 abnormal2
anomaly anomalous6
anonymous nameless4 unnamed4 faceless2 unidentified2
anorak parka9 windbreaker9
answer reply7 respond2
answerable soluble1
antagonism antagonist7 enmity6 antagonistic4 hostility2 war2
antagonist adversary8 antagonism7 opponent4 foe3
antagonistic antagonism4 counter2 negative1
antagonize counteract2
anteater aardvark2
antecedent ancestor5
antenna aerial2
anterior prior2 frontal1
anthem hymn4
anthill hillock3 knoll3 hammock2
anthology miscellany1 omnibus1
anthropologist anthropology8
anthropology anthropologist8
antic fantastic3 grotesque3 clown2 prank1
anticipate expect5 foresee4 forebode2 predict2 guess1
anticipation expectancy8 prediction3
antipathy distaste8 aversion7
antiquated archaic7
antique outmoded4 ex3 unfashionable1
antithesis antithetical7
antithetical antithesis7
antitrust fair1
antonym opposite2
anus anal6
anxious eager4 anxiously3 nervous1
anxiously uneasily9 anxious3
anyhow anyway9
anyplace anywhere9
anyway anyhow9
anywhere anyplace9
apart aside1
apathetic apathy5 indifferent3 uninterested1
apathy apathetic5 numbness2 phlegm2 indifference1 passivity1
ape emulator3 caricature2 imitator1
apex vertex1
apocalyptic prophetic2
apocryphal questionable1
apogee culmination6
apolitical nonpolitical5
apologetic apology7 defensive1
apologia apology3
apologist apology3
apologize rationalize2
apology apologetic7 apologia3 apologist3
apoplectic apoplexy8
apoplexy apoplectic8 stroke2
apostle apostolic3
apostolic apostle3 papal3 pope2
apothecary druggist9 pharmacist9 chemist4 pharmacologist3
appall scandalize7 horrify5 outrage4 sicken3 alarm2 nauseate2 shock2 offend1
appalled aghast9
appalling appallingly6
appallingly appalling6
apparatus setup7
apparel clothes6 tog6 clothe5 garb3 garment3 dress2
appareled attired9 garbed9 clad2
apparent evident7 appear4 obvious4 plain4 ostensible3 manifest2 superficial2 unmistakable2 patent1
apparently ostensibly9 seemingly9
apparition phantom6 specter3
appeal entreaty4 charm2 prayer1
appear seem6 apparent4 look2
appearance countenance1
appease pacify6 placate6 conciliate5 mollify5 gentle2 quell1 tranquilize1
appeasement pacification3
append affix3 appendage2
appendage extremity5 limb3 append2 outgrowth1
appendix addendum4 postscript1 supplement1
applaud acclaim2 clap1
appliance contraption7 gadget7 contrivance5
applicability pertinence9
applicable relevant4 apply3
applicant petitioner4 apply2
application apply3 engineering2 technology2
applicator paintbrush3
apply use5 utilize5 employ4 applicable3 application3 applicant2
appoint appointee4 institute1
appointee appoint4
appointment designation4
apportion allocate8 allot2 assign1
apposite pertinent4
appraisal assessment6 valuation3 estimation2 evaluation1
appraise evaluate8 assess7 praise3 measure2 survey1
appreciable considerable2
appreciative grateful3 thankful3
appreciatively gratefully7
apprehend comprehend6 savvy5 apprehensive4 apprehension3 arrest3 grasp3 collar2 nab2
apprehension apprehend3 dread3 savvy3
apprehensive apprehend4
apprentice apprenticeship7 learner3 beginner2
apprenticeship apprentice7
approach conceptualization2
approachable accessible3 comprehensible2
appropriate earmark2 reserve2
appropriately suitably9
appropriation annexation2
approve sanction5 authorize3 okay3 endorse2
approximate estimate2 gauge2 inexact2 resemble2
approximately roughly8
approximation estimate3 estimation2 calculation1
apt clever4 liable2 intelligent1
aptly ably9 capably9 competently9
aquamarine turquoise2
aquatic water4
aqueous water6
arable productive2
arbiter arbitrator5 arbitrate4 umpire2
arbitrarily randomly9 haphazardly8 indiscriminately8
arbitrary discretionary3 whimsical3 capricious1
arbitrate intercede9 liaise9 mediate6 arbiter4 intermediate2
arbitration mediation1
arbitrator arbiter5 umpire3
arbor bower2
arboreal tree6
arc spark2
arcane esoteric3
arch condescending3 patronizing3
archaeologist archaeology8
archaeology archaeologist8
archaic antiquated7 primitive1
architect designer4
arctic galosh2
ardent impassioned7 fervent6 fiery5 torrid5 passionate3
ardor zeal5 eagerness3 fervor1 keenness1
arduous backbreaking7 grueling7 laborious7 arduously6 strenuous1
arduously arduous6
arena domain5 sphere4 environment2 stadium2 orbit1
argot lingo9 jargon7 vernacular5 slang3 cant2
arguable argue5 plausible3 debatable2 disputable2 controversial1 moot1
argue arguable5 argumentative4 argument2 contend2 converse2 defend2 oppose1
argument controversy6 argue2 contention2 statement2
argumentative quarrelsome5 argue4 contentious3
arise originate5
aristocracy aristocratic6 gentry5 nobility5
aristocratic aristocracy6 gentle1
arm limb3
armament artillery3 weaponry3 gun2 munition2
armistice truce9
armory arsenal6 inventory1
aroma odor7 aromatic5 scent5 fragrance3 perfume2 smell2
aromatic aroma5 fragrant1
arousal rousing4 foreplay1
arouse elicit5 evoke5 provoke4 awaken3 waken3 kindle2 awake1 conjure1 energize1 invoke1
arrangement placement2
array table2
arrest nab4 apprehend3 collar3 nail2
arrival advent1
arrive come4 get2
arrogance haughtiness9
arrogant proud1
arrogate claim2 usurp2
arrow pointer6
arroyo gully3
arsenal armory6
arson arsonist8 incendiary4
arsonist arson8 incendiary5
art artist6 artistic6 arty6 artistry2 prowess2 artwork1
artful disingenuous7 crafty2 foxy2 perverted2 sly2 wily2
artfully craftily2 slyly2
arthritic arthritis5 creaky2
arthritis arthritic5
article nonfiction4 editorial1
articulate eloquent2 enunciate2 pronounce2 phrase1
articulately eloquently9
artifact instrumentation2
artifice ruse9
artificial stilted5 contrived2 simulated2 synthetic2 unreal2 stylized1
artillery armament3 gun3 battery2 cannon2
artisan craftsman4
artist art6 creator2
artistic art6
artistry prowess9 art2
artwork illustration4 art1
arty art6 pretentious2
ascend ascension3 ascent3
ascendancy dominance5
ascending ascent1
ascension ascend3 ascent2
ascent ascend3 ascension2 upgrade2 ascending1
ascertain determine5 insure2 ensure1 find1 verify1
ascertainable determinable4
ascribe impute8 attribute7 assign3
ash residue1
ashamed guilty1 sheepish1
ashcan dustbin9
ashen blanched7 livid5
aside apart1
ask inquire5
askance sidelong3 squint2
askew awry6 cockeyed5 lopsided3
asleep sleepy3 somnolent2 drowsy1
aspect facet6 vista1
aspersion calumny2 defamation2 slur2 slander1
asphyxiate suffocate8 smother2
asphyxiating breathless3
asphyxiation suffocation8 strangulation1
aspirant wannabe7 hopeful3 wishful3 ambitious1
aspiration ambition2
aspire overshoot1
aspiring wishful5 ambitious2
ass buns7 buttocks7 tush7 backside4 posterior2 rump2 seat2 bottom1 tail1
assail assault5 attack4
assailant assaulter9 attacker9 aggressor7
assassin bravo5
assault assail5
assaulter assailant9 attacker9 aggressor7
assay try2 attempt1
assemblage assemble3 hookup2
assemble assemblage3 gather2
assembly forum1
assent acquiesce5 acquiescence3 accede1
assert allege4 insist4 avow3 swan2 affirm1 maintain1 swear1
assertion declaration3 affirmation2
assertive cocky5 forceful1
assertiveness cockiness4 positivism1
assess assessor8 evaluate8 appraise7 praise3 measure2
assessment appraisal6 valuation3 evaluation1
assessor assess8 bureaucrat3
asset plus5 advantage4 resource1
assign allot3 ascribe3 impute3 attribute2 dispense2 allocate1 apportion1 delegate1 distribute1
assimilate ingest3 absorb2
assist help7 aid6 support1
assistance aid4 help2
assistant helper5 supporter1
associate link4 relate4 connect3 assort1 consort1 member1
assort classify5 consort5 affiliate4 categorize3 associate1
assorted sundry8 miscellaneous6 mixed6 heterogeneous3 motley3 various3
assortment miscellany6 potpourri6 variety6 classification3 motley3 mixture2
assume presume7 assumption4
assumption assume4 premise4 groundwork2 postulate2 supposition2 basis1 stipulation1
assurance confidence6 certainty3 authority1
assure ensure6 insure6 guarantee1
astonish astound9 amaze8
astonished amazed9 stunned8
astonishing astonishingly7 amazing6 stupefying2
astonishingly amazingly9 astonishing7 surprisingly4
astonishment amazement9 surprise1
astound astonish9 amaze8
astral star4 stellar4
astrologer soothsayer3 predictor2
astronaut cosmonaut9
astronomical astronomy6 galactic3
astronomy astronomical6
astrophysics cosmology2
astute shrewd8 smart3 sharp2
astutely shrewdly9
asylum sanctuary3 madhouse2 refuge2
asymmetric asymmetry8 lopsided3
asymmetry asymmetric8 imbalance4
asynchronous anachronistic2
atheism atheist5 atheistic5
atheist atheism5 unbeliever2
atheistic atheism5
athlete ballplayer3 contestant3
athletic acrobatic4 gymnastic4
atm atmosphere2
atmosphere ambiance5 atm2 flavor1 spirit1
atomic nuclear3
atone expiate8 repent3 redress1
atonement satisfaction1
atrocious atrocity5 awful3 horrible3 horrifying3 monstrous3 abominable2 frightful2 unspeakable2 dreadful1 terrible1
atrociously abysmally8 outrageously2 terribly2 awfully1
atrocity atrocious5 inhumanity2 barbarism1 cruelty1
attach connect2 fasten2
attack assail4 onrush3 onslaught2
attacker assailant9 assaulter9 aggressor7
attain achieve7 accomplish4 reach3 succeed3
attainment skill2 success2
attempt effort5 try5 endeavor2 seek2 undertake2 assay1 essay1
attendant consequent2 resultant1
attentive engrossed3 intent2 observant2
attest manifest5 certify4 evidence2 testify2 demonstrate1
attic garret6 loft2
attire garb5 dress1
attired appareled9 garbed9 clad2
attitude posture2 orientation1
attorney lawyer9
attract captivate2 enamor2 bewitch1 pull1
attractive captivating1 spellbinding1
attractively beautifully9
attributable traceable3
attribute ascribe7 impute7 assign2 dimension1
atypical unrepresentative5
audacious dauntless7 intrepid7 audacity5 brazen3 fearless3 brave2 insolent2 bold1 hardy1
audacity temerity7 audacious5 boldness2
audible sonic1
audio disc1
audition tryout1
auditor hearer7 listener7
augur bode6 foreshadow6 portend6 presage4 omen3 foretell2 forecast1 predict1
august lordly2
aura halo4
aural ear5
auspices aegis8
auspicious hopeful2
austere severe2 stark2 stern2
authentic unquestionable3 veritable3 genuine2 trustworthy2 trusty2 reliable1
authentically genuinely4
authenticity genuineness5 legitimacy4 credibility3
author writer7 authorship6 communicator3
authoritarian dictatorial4 autocratic3 tyrannical3 undemocratic3 despotic2 overbearing2 dictator1 disciplinarian1
authoritative influential3 classic2 classical1 definitive1
authority potency5 assurance1
authorization mandate4 potency2
authorize approve3 permit2 sanction2 allow1 okay1
authorship author6 composition1
auto car9 motorcar9 automobile8
autobiographical autobiography6
autobiography autobiographical6 memoir4 biography3
autocracy dictatorship3 totalitarianism3 tyranny3
autocrat despot9 tyrant7 czar2 dictator1
autocratic bossy7 peremptory6 authoritarian3 domineering3 tyrannical2 undemocratic2 despotic1 dictatorial1
automatic mechanical1
automobile auto8 car8 motorcar8 automotive7
automotive automobile7
autonomous autonomy5 sovereign4 independent2 free1
autonomy liberty6 autonomous5 independence2
autumn fall2
auxiliary supplemental4 supplementary4 aide3 subsidiary3
availability accessibility7 convenience1
available obtainable1
avarice avaricious7 covetousness4 greed3
avaricious avarice7 greedy7 covetous5
avenge retaliate7 revenge4
avenue boulevard4
average normal3 norm1
averse indisposed5 loath5
aversion distaste8 antipathy7 avert1
avert deflect5 avoid4 aversion1
aviator flier4 pilot3
avid zealous5 greedy3 desirous2 wishful1
avoid avert4 deflect3
avow swan4 affirm3 assert3 swear3
avowal affirmation7 affirmative3
await wait3 expect1
awake awaken3 waken3 wake2 arouse1
awaken waken9 arouse3 awake3 wake2
award accolade3 laurels2 allocate1 prize1
aware conscious1
awareness cognizance6 consciousness2 sense2 sentience2
awash inundated9 afloat2
away forth4
awe veneration2
awed awestruck5 reverent3
awesome amazing6 impressive1
awestruck awed5
awful dreadful6 terrible6 fearsome4 frightfully4 horrendous4 terribly4 abominable3 atrocious3 frightening3 unspeakable3 dire2 horrific2 bad1 fearfully1
awfully frightfully8 terribly8 dreadfully2 horribly2 abysmally1 atrociously1
awkward inconvenient3 gawky2 clumsy1 ungainly1
awkwardness clumsiness7 ineptitude5 slowness5
awry askew6 amiss5 cockeyed4 lopsided3
axial axis3
axiom maxim7 axiomatic3
axiomatic axiom3
axis axial3
babble blither4 burble1
babe infant8 baby7
baby infant8 babe7 coddle2 pamper2
babyish immature2
babysitter sitter3
back backward1 rearward1
backbone guts5 keystone5 linchpin5 mainstay3 fortitude2 gumption2 anchor1 grit1 spine1
backbreaking grueling9 laborious9 arduous7
backer angel1
backfire backlash2
backlash recoil3 repercussion3 backfire2 rebound2
backpack haversack6 knapsack6 rucksack6
backpacker hiker4 packer3
backside buns5 buttocks5 tush5 ass4 rear2 posterior1 seat1
backstage offstage4 wing2
backward rearward3 back1
backwoods boondocks9 hinterland9
bacteria bacterium9 bacterial8
bacterial bacteria8 bacterium8
bacterium bacteria9 bacterial8
bad awful1 crappy1 lamentable1 shitty1
badger pester6 bug3 tease3
badly severely5 poorly4 gravely2 ill2 seriously2
badmouth malign5
badness naughtiness1 severity1
baffle dumbfound6 nonplus6 bewilder5 mystify5 perplex5 puzzle5 confound3 frustrate3 stupefy3 amaze2 befuddle2 thwart2 confuse1
baffled bewildered5 bemused3 confused3 befuddled2 perplexed2
baffling knotty7 problematic5 elusive1
bag handbag2 purse1 suitcase1
baggage luggage7 suitcase3
baggy sloppy1
bait tantalize5 taunt4 jeer1 lure1 mock1 scoff1 tease1
bake baker2
baker bake2
balance equilibrium2
balcony mezzanine2
bald denuded3 overt2
baleful ominous4 sinister3
balk deterrent2 hindrance2 impediment2
ballet choreography2
ballistics trajectory2
ballot vote1
ballpark park1
ballplayer athlete3 fielder3 hurler3 player3 pitcher2 participant1
balm ointment4 balmy3 salve3
balmy bonkers7 daft7 loony5 fruity4 haywire4 nutty4 balm3 buggy3 wacky3
baloney drool5 humbug5
balustrade banister9 handrail9
bamboozle hoodwink5
ban censor2 prohibition2
banal hackneyed9 timeworn9 trite9 threadbare8 unoriginal4 commonplace3 tired2 stock1
banality platitude9 commonplace4 truism4
band circle2
bandy bowlegged5
bane nemesis3 scourge3
bang slam4 bash2
banish ostracize5 shun2
banister balustrade9 handrail9
bank slope1
banker financier3
banknote greenback9 bill2 dollar1
bankrupt insolvent3 bankruptcy2 impoverish1
bankruptcy bankrupt2 insolvency2
banner streamer3
banquet feast7 junket2
banter chaff4 jolly2
baptism baptist8 baptize8 christening3
baptist baptism8
baptize christen9 baptism8
bar barroom4 saloon3
barb jibe4 gibe3 shaft3
barbarian barbaric4 savage4 boor3
barbaric barbarian4 savage2
barbarism brutality6 savagery3 atrocity1 inhumanity1
barbarous cruel7 brutal5 vicious5 savage4 inhumane2
barbed pungent3 prickly2 sarcastic2 thorny2
bare naked3 nude2 scanty2 meager1 publicize1
barely hardly8 scarcely8 scarce5
bargain haggle1
bargainer trader7 dealer6
barge lighter1
barman bartender9
barometer barometric8
barometric barometer8
baron baronial6 magnate3 tycoon3
baronial stately7 baron6 noble5 impressive2
barrack exhort2 jeer1 scoff1
barrage bombardment7
barrel cask2
barren desolate4 wasteland4 bleak3 devoid2 infertile2 inhospitable2 sterile1
barricade roadblock2 block1 occlude1
barrier roadblock4 obstruction3 impediment2
barroom saloon7 bar4
bartender barman9
barter swap3
basement cellar8 floor1
bash sock3 bang2 brawl2 smash2 bop1
bashful timid2
basic rudimentary1
basically essentially9 fundamentally9
basis groundwork4 foundation3 assumption1
bask enjoy5 savor5 relish4
bassinet pram1
bastard motherfucker8 prick4 bogus2 sob2 phony1
baste clobber2 moisten2
bat batter3
batch spate2 mint1
bath bathtub2 tub2
bathe bather2
bather bathe2 surfer2
bathrobe robe1
bathroom john2 lavatory2 toilet2 privy1
bathtub tub8 bath2
batsman hitter8 slugger8 batter5
battalion multitude3 plurality1
batter batsman5 buffet4 hitter4 slugger4 bat3 clobber1
battery artillery2
battle engagement5 conflict3 fight2
battlefield battleground9 field3
battleground battlefield9 field3
bawl bellow7
beachhead bridgehead3 foothold2
beacon lighthouse2
bead beady2
beady jeweled4 spangled4 bead2
beak peck2
beam ray1
bear tolerate3 bearable2 abide1 bearer1 brook1 endure1
bearable tolerable3 bear2
beard whiskers7
bearded whiskered9 unshaven3
bearer carrier4 pallbearer2 bear1
beast animal7 bestial7 creature7 brute6 fauna4 wildcat1
beat vanquish5 trounce2 crush1
beau boyfriend8 dandy2 dude2 gallant2
beautician beauty7 manicurist4
beautiful lovely2 resplendent2 splendid2 handsome1 pretty1 scenic1
beautifully attractively9
beautify beauty6 adorn4 decorate4 embellish4 grace1 ornament1
beauty beautician7 beautify6
beckon wave3
become get3 transmute2 metamorphose1
bedclothes blanket4
bedlam chaos7 pandemonium7 madhouse5 confusion2 sanatorium2
bedraggled dilapidated3 ramshackle3
bedrock abc2
bedspread coverlet4
beef bitch1 gripe1
beefy burly9 husky6 robust2
beehive hive1
beeper pager9
beer brew3
befit suit1
befog obscure4 fog2 mist1
befriend pal2
befuddle confound7 confuse4 dumbfound4 nonplus4 bewilder3 mystify3 perplex3 puzzle3 amaze2 baffle2 fox2 stupefy2
befuddled bewildered4 baffled2 bemused2 confused2 perplexed1
beg implore7 solicit4 plead2 pray2
beget sire7 engender2 father1 generate1
beggar pauper2
begin start7 beginner6 commence6
beginner begin6 novice4 apprentice2 initiate2 founder1
begrudge covet3
beguile captivate5 enamor5 hoodwink5 bewitch4 juggle3 capture2 charm2 enchant2 trance2
beguiling alluring8 seductive3
behalf lieu3 stead3
behave act2 deport2
behavior demeanor3 deportment3 conduct2
behead decapitate9 guillotine2
beholder observer7 spectator3 viewer3 watcher2
belated tardy9 belatedly8 late2
belatedly belated8 late4
belch burp8 burping6 ejection1
belching burping5 burp3 ejection1
belie contradict7 negate6 misrepresent3
belief believe4 impression4 notion3 suspicion2 hunch1
believable credible6
believe belief4 think3 conceive2 accept1
believer worshiper3
belittle denigrate5 disparage4
belittling deprecating5 deprecatory5
bell doorbell3 buzzer2
bellboy bellhop9
bellhop bellboy9
belligerent fighter3 combatant2 hostile1
bellow bawl7 yowl2 holler1
belly abdomen6 paunch3 stomach2
bellybutton navel8
belongings property6
beloved dear7 darling4 dearest3 honey1
beltway bypass4
bemoan bewail9 deplore3 lament3
bemuse bewilder5
bemused bewildered5 preoccupied5 baffled3 confused3 befuddled2 perplexed2
bench plateau2 judiciary1 workbench1
bend bender4 tilt1
bender bend4 carouse3 toot1
benediction prayer1
benefactor helper5
beneficial advantageous4 benefit4
benefit beneficial4 goodness2 profit2 sake2 welfare2
benevolent kindly2
benighted unenlightened2
bequest legacy9
berate chide9 rebuke7 scold6 reproof5 reprimand3 trounce3 lecture2 remonstrate2
bereaved bereft3
bereavement sadness1
bereft bereaved3
berg iceberg6
berserk amok3
berth moor2 mooring2 post1
beseech entreat9 conjure4 bid3
beset harass6 harry6 hassle4 annoy3 molest3 plague3 irritate2 rile2 vex2 bother1 crucify1 provoke1
besiege circumvent5 surround2
besmirch calumniate7 defame7 denigrate4 slander4
bespeak indicate4 request2 signal2 communicate1
best optimal2 optimum1
bestial brutish9 beast7 brute5 brutal2 inhumane2
bestow confer3
bet wager4 forebode2 predict2
betray betrayal3
betrayal betray3 treachery3 sellout2 treason1
betrothal engagement2
betterment improvement4 advance2 amelioration2 transformation2 transmutation1
bettor punter3 taker1
beverage drinkable6 alcohol3 food3 liquid2 drink1 nutrient1
bewail bemoan9 deplore3 lament3
bewilder dumbfound7 nonplus7 bewilderment6 mystify6 perplex6 puzzle6 baffle5 bemuse5 amaze3 befuddle3 confound3 stupefy3 confuse2 elude1
bewildered baffled5 bemused5 confused5 befuddled4 perplexed4
bewilderment puzzlement9 obfuscation7 bewilder6
bewitch captivate7 enamor7 beguile4 capture3 charm3 enchant3 mesmerize3 spellbind2 trance2 attract1 entrance1 glamour1 magnetize1
bewitched enchanted4
bias prejudice4 preconception2
bible scripture8 biblical7
biblical scriptural8 bible7
bibliographic bibliography8
bibliographical bibliography8
bibliography bibliographic8 bibliographical8
bicker squabble9 tiff5 quibble2
bickering tiff9 squabble7
bicycle bike6 pedal1
bid beseech3 bidder3 entreat3 dictation2 conjure1
bidder bid3
bide abide7 stay3
big large8 huge2 immense2 vast2 enormous1 great1 larger1
bigamist bigamy6
bigamous bigamy4 polygamous3
bigamy bigamist6 bigamous4
bigot partisan2
bigoted intolerant3
bike bicycle6 motorcycle3 pedal2
bikers rockers9
bikini swimsuit1
bilateral symmetric2 symmetrical1
bilk frustrate3 thwart3 disappoint1 scotch1
bill banknote2 greenback2 invoice2
billboard hoarding9
billfold wallet9 pocketbook4
billion zillion1
billow wallow1
billowing stormy2
bind binder2
binder bind2
binocular eye8
biochemical biochemistry8
biochemistry biochemical8
biodegradable perishable3
biographer biography8
biographical biography8
biography biographer8 biographical8 autobiography3
biologist biology7
biology biologist7
bipartisan nonpartisan3
birth nativity3 natal2 outset2 commencement1
birthplace provenance4
birthrate fertility7
birthright patrimony2
biscuit cookie3 hardtack2
bishop priest2
bison buffalo3
bit fleck2 chip1 scrap1
bitch gripe5 squawk2 beef1 bitchy1 grouse1
bitchy malicious2 bitch1
bite grip1
bitter acrimonious5 intolerable2 resentful2 unbearable2 unendurable2 vitriolic2 acrid1 blistering1 caustic1
bitterness rancor8 resentment8 acrimony3 enmity2
bivouac camp6 encampment6 encamp5 campground3 campsite3
bizarre outlandish9 eccentric6 flaky3 unconventional1
blab tattle6 peach4 gabble3 prattle3 gibber2 blither1
blabbermouth tattletale9 telltale5
blackboard chalkboard9
blackened smoky3
blackjack blackmail3
blackmail blackjack3
bladder gallbladder3
blade sword2
blah bombast9 claptrap9 rant3 rhetoric1
blame incrimination3 darned1 fault1
blameless irreproachable9 unimpeachable4 guiltless2 innocent2
blanch pale1
blanched ashen7 livid5
bland insipid5 tasteless3
blanket bedclothes4
blare blast3 clamor3 din3 honk1 toot1
blaring clamor4 din4
blaspheme swear6 curse5 cuss4
blasphemous sacrilegious8 blasphemy3 irreverent3 profane2
blasphemy desecration4 sacrilege4 blasphemous3
blast blare3 blaster2 smash1
blaster blast2
blatant clamorous6 vociferous6 conspicuous2 noisy2
blaze hell1
bleach bleacher4
bleached faded6
bleacher bleach4
bleak barren3 desolate3 inhospitable2 hopeless1
bleakness desolation4 nakedness4
bleary blurred4 blurry4 foggy2 fuzzy2 hazy2 indistinct2
bleed hemorrhage3 leech2
blemish deface5 disfigure5 defect1
blend blender6 intermingle6
blender blend6
blessed darned4 goddamned3 damned2
blight plague4 afflict1
blimp sausage2
blind blinder2 unreasoning2
blinder blind2 blinker2
blink wink1
blinker blinder2 flasher2
bliss ecstasy3 elation3 rapture2
blissful happy1
blistering vitriolic4 acrid3 caustic3 acid2 unpleasant2 bitter1 virulent1
blithe lighthearted4 unconcerned2
blithely jubilantly9 merrily9 happily8
blither babble4 gabble3 prattle3 gibber2 tattle2 blab1
blizzard snowstorm8 rash1
blob fleck2 tarnish1
block barricade1
blockade obstruct2 siege2
blockage obstruction2 plug2 stoppage2
blockhead dunce9
blog diary1
blond redheaded2 sandy2
blonde redheaded2 sandy1
blood bloody6
bloodbath carnage4 bloodshed3 massacre2
bloodshed bloodbath3 carnage1
bloodstained gory8 bloody2
bloodthirsty bloody1
bloody blood6 bloodstained2 crimson2 bloodthirsty1 gory1 homicidal1 murderous1
bloom blossom5 flower2
blooper botch6 blunder5 bungle5 flub5
blossom bloom5 flower3 unfold2 heyday1
blot smudge3 blotter2 daub2 slur1 smear1
blotch mottle4
blotter blot2
blow setback1
blowout gala3 jamboree3 romp3 runaway3
blowtorch burner2
blubber sniffle3
blue bluish6 downhearted2
bluff bluffer2
bluffer bluff2
bluish blue6
blunder blooper5 botch4 bungle3 flub3 goof3 blurt1
blunt candid2 forthright2 pointless2 frank1
bluntly roundly4
blur blurry5 fuzz1
blurb endorsement6
blurred blurry8 bleary4 foggy4 fuzzy4 hazy4 indistinct4
blurry blurred8 blur5 fuzzy5 bleary4 foggy4 hazy4 indistinct4
blurt ejaculate7 blunder1
blush redden6 flush4 crimson2
bluster bravado3 boast2 brag2
blustery stormy1
boa anaconda2
board plank3 commission1 committee1 lumber1 timber1
boarder lodger7
boast brag4 bluster2 exaggerate2 overstate2 tout2 sport1
boastful braggart6 proud1
boat vessel1
boater sailor1
bobbin spool5
bode foreshadow9 portend9 augur6 presage6 omen4 foretell3 forecast2 predict2 threaten1
bodily body3
body bodily3 chassis2 flesh1 torso1
bodybuilding weightlifting4
bodyguard escort3
bog morass2 quagmire2
boggle flabbergast2
bogus phony8 fake6 bastard2
boil boiler4 simmer1
boiler boil4 kettle3 teakettle1
boisterous rambunctious7 unruly6 disorderly2
bold dauntless2 foolhardy2 intrepid2 reckless2 audacious1 emboldened1
boldness audacity2 temerity2
bolt rigidly3 thunderbolt2 stiffly1
bomb bomber3 bombard1
bombard pelt3 bomb1
bombardment barrage7
bombast blah9 claptrap9 rant3 rhetoric1
bomber bomb3
bondage slavery4
bone bony2
bonkers daft9 balmy7 loony6 fruity5 haywire5 nutty5 buggy4 wacky4
bonnet cowling3
bonus fillip8 incentive1
bony emaciated8 gaunt8 cadaverous6 haggard3 bone2 skeletal1
boo razzing5 hiss1 raspberry1
booby dope2 dumbbell2 dummy2
book booklet6 publication2
bookkeeping accountancy3
booklet brochure9 folder7 pamphlet7 book6 leaflet2
bookmark marker2
bookshop bookstore9
bookstore bookshop9
bookworm pedant7 purist3 scholastic3
boom roar2 thunder2 din1 smash1
boondocks backwoods9 hinterland9
boor barbarian3 peasant1
boost hike3 encourage2 encouragement2 promote2
booster admirer5 protagonist5 supporter5 promoter4 shoplifter3 advertiser1
booth kiosk5 cubicle1 stall1
bootleg bootlegger4 contraband3
bootlegger bootleg4
booty loot5 pillage5 plunder5 prize2
booze boozer5 liquor5 drink1
boozer alcoholic5 booze5 lush5 souse4 drunkard3 wino3 rummy2
bop sock2 bash1
border mete5 borderline3 surround3 margin2 edge1 perimeter1
borderline mete5 marginal4 border3 minimal1
boredom tedium7 dissatisfaction3
boringly tediously9
borrower freeloader4
bosom hug1
boss bossy5 foreman5 honcho5 emboss2 brag1
bossy peremptory8 autocratic7 boss5 domineering4
botanical botany3
botanist botany4
botany flora6 vegetation6 botanist4 botanical3 forest3 woods3 wood2
botch flub9 bungle8 blooper6 blunder4 fluff3 spoil3 muff2
botched bungled9
bother annoy5 irritate4 rile4 vex4 displease3 gravel2 beset1 harass1 harry1 inconvenience1 nettle1
bothersome galling9 pesky9 pestering9 nettlesome8 disagreeable3
bottleneck constriction4
bottom underside5 buns2 buttocks2 tush2 ass1
bouffant puffy5
boulevard avenue4
bounce ricochet4 rebound3
bound jump2 leap2 boundary1 spring1
boundary bound1 periphery1 surface1
boundless unbounded9 infinite3 limitless2
bountiful handsome4 generous3 liberal1
bouquet corsage8 posy8 fragrance1
bourbon reactionary2
bourgeois businessman1 materialistic1 merchant1
bovine cattle3 oxen3
bow accede2 defer1 prow1
bowel intestine9 gut6
bower arbor2
bowl bowler1
bowlegged bandy5
bowler derby3 bowl1
boxer packer2
boy boyhood7 son2
boycott ostracize1
boyfriend beau8
boyhood boy7 childhood3
bra brassiere9
brace poise1
brackish briny2
brag boast4 braggart4 bluster2 exaggerate2 overstate2 tout2 boss1
braggart boastful6 brag4
braid lace1 pigtail1
brain brainy2 mind2 psyche2 mentality1
brainchild inspiration5
brainless unintelligent5 headless3
brainstorm insight2 breakthrough1
brainwash indoctrinate1
brainwashing indoctrination3
brainy brilliant4 brain2 intelligent2
bran roughage2 stubble2 husk1 shuck1
branch subdivision2
brass brassy2 brazen2
brassiere bra9
brassy garish4 flashy3 tawdry3 brass2 brazen2 gaudy2 tacky2 tatty2 trashy2
brat imp1 rascal1
bravado bluster3 fanfare2 ostentation2
brave courageous7 audacious2 dauntless2 intrepid2 valiant2
bravely courageously9
bravery courage8
bravo assassin5
brawl wrangle3 bash2
brawn brawny8 sinew5
brawny brawn8 hefty7 sinewy2 powerful1
brazen audacious3 insolent3 brass2 brassy2
brazier hibachi2
breach transgress3 violate2 disrespect1 offend1
bread starches3 kale2 lettuce2
breadth width6
breadwinner earner3
break breakable1
breakable crumbly2 friable2 break1 fragile1
breakdown dislocation4
breakneck dangerous1
breakthrough discovery2 brainstorm1
breakup separation2
breakwater jetty9 groin2
breast tit3
breath inhalation1
breathe breather4 exhale2
breather breathe4 snorkel2
breathless breathtaking4 asphyxiating3
breathtaking breathless4 exciting2
breeches knickers7
breed engender3 spawn2
breeze breezy3 air1
breezy windy4 breeze3 lively1
brevity brief3 terseness2 transience2
brew brewery5 beer3
brewery brew5
bribe bribery5 payoff3 corrupt1
bribery bribe5 graft3
brick ceramic3
bridal nuptial5
bride newlywed3
bridegroom groom4 newlywed2
bridgehead foothold6 beachhead3
brief briefly4 brevity3 concise2 short1
briefly concisely6 brief4
bright brilliantly1 glinting1 glittering1
brightly brilliantly7
brilliance grandeur4 brilliant3 glare3 splendor3 magnificence2
brilliancy splendor7 luster6 brilliant5
brilliant brilliancy5 superb5 brainy4 brilliance3 magnificent2
brilliantly brightly7 bright1
brimstone sulfur3
brine saltwater5 briny3
bring wreak3 carry1 fetch1
brink verge6
briny brine3 brackish2
brisk spanking4 refreshing3 alert2 energetic1 invigorating1
bristle abound1
brittle toffee4
broach brooch4 deal2 plow1
broad wide6 comprehensive2 extensive1
broadcast transmit2 disseminate1
broadside philippic2 tirade2 circular1 throwaway1
brochure booklet9 folder7 pamphlet7 leaflet2
brogue clodhopper9
broil broiler4
broiler broil4
brokenhearted heartbroken9 sorrowful2
broker brokerage4
brokerage broker4
bronchial bronchus8
bronchus bronchial8
bronco mustang4
bronzed suntanned9 tanned8 brunette2
brooch broach4 clasp1
brood dwell3
brook creek7 tolerate5 abide3 endure3 bear1 suffer1
brotherhood fraternal3 fraternity2
brotherly fraternal2
brow forehead7 eyebrow4 hilltop3
browbeat bully4 domineer3 intimidate2 tyrannize1
brown brownish8
brownie gremlin4 imp4 pixie4 elf3
brownish brown8
browse graze1
bruise contusion4
brunette bronzed2 suntanned2 tanned2 grizzled1 swarthy1
brush thicket4
brusque curt7 discourteous3
brutal cruel6 barbarous5 savage4 vicious4 bestial2 brutish2 inhumane2 unrelenting2
brutality barbarism6 savagery6
brutally viciously9 savagely8
brute beast6 bestial5 brutish5 animal2 creature2 wildcat2 fauna1 inhumane1
brutish bestial9 brute5 brutal2 inhumane2
bubble globule4 foam2 burble1 froth1
bubbly champagne5 frothy4 foamy2
bucket pail6
buckle warp2
bucolic peasant4 pastoral2
bud rosebud1
buddy crony9 sidekick9 chum7 pal6
budge stir3
budget budgetary5
budgetary budget5
buff devotee5 lover2 burnish1 fan1
buffalo bison3
buffet batter4
buffoon clown7 goof1
bug pester5 badger3 glitch2 tease2
buggy bonkers4 daft4 balmy3 loony3 fruity2 haywire2 nutty2 wacky2
bugle bugler3
bugler bugle3 trumpeter3
build construct7
buildup accumulation1
bulb bulbous2
bulbous bulb2
bulge protuberance5 protrusion4 hump3 jut3 protrude1
bulk majority5 bulky2
bulky bulk2
bull bullshit1
bulldoze raze4 dismantle3
bulldozer tractor2
bullet slug5 projectile2 missile1
bullish optimistic2
bullshit guff3 crap2 shit2 bull1
bully browbeat4 hooligan4 nifty4 roughneck4 ruffian4 groovy3 rowdy3 dandy2 domineer1
bum crummy3 hobo3 puke3 skunk3 crumb1 freeload1 grub1 punk1 sleazy1 tinny1
bumbling bungling5 maladroit3
bump bumper2 protuberance2 knock1 protrusion1
bumper bump2
bumpy jumpy3 rocky2
bunch cluster5 clump4 agglomeration2
bundle packet4 sheaf4 package3
bung fee1
bungalow cottage9
bungle botch8 flub8 blooper5 bungler5 blunder3 spoil3 fluff2 muff1
bungled botched9
bungler bungle5 incompetent2
bungling bumbling5 maladroit2 incompetent1
bunk manger3
bunny waitress2
buns buttocks9 tush9 ass7 backside5 posterior3 seat3 bottom2 rump2 tail2
buoy buoyant3
buoyancy buoyant3 weightlessness1
buoyant perky5 buoy3 buoyancy3 cheerful1
burble gurgle5 ripple3 babble1 bubble1
burbling effusive7 lively2
burden onus7 encumbrance5 headache1 load1
burdensome onerous9
bureau agency6 dresser3 office3
bureaucracy bureaucratic7
bureaucrat assessor3
bureaucratic bureaucracy7
burger hamburger4 cheeseburger2
burglarize burgle9 burglary8 heist6
burglary burglarize8 burgle8 housebreaking4
burgle burglarize9 burglary8 heist6
burial interment8 bury4 funeral3
burly beefy9 husky6 robust2
burner blowtorch2
burnish polish2 buff1
burp belch8 belching3 ejection1
burping belch6 belching5 ejection2
burro donkey1
burrow tunnel5
burst volley1
bury entomb5 inter5 burial4
bus omnibus2
bush shrub5 bushy2
bushel mend3 repair3 fix1
bushwhack waylay7 ambush4
bushwhacker hillbilly8
bushy shaggy7 bush2
busily busy7
business job2 occupation2 enterprise1
businesslike efficient1 purposeful1
businessman proprietor4 owner3 bourgeois1
businesswoman madam1
bustle ado5 hustle4 flurry3 ruckus2 rumpus1
busy busily7 drudging1 toiling1
butcher butchery4 slaughter3
butchery slaughterhouse7 butcher4 carnage3 massacre1
butler manservant2
butt adjoin4
butter buttery2
buttery pantry5 butter2 oily2 soapy2 insincere1
buttocks buns9 tush9 ass7 backside5 posterior3 seat3 bottom2 rump2 tail2
buttonhole lobby2
buxom shapely2 voluptuous2
buy buyer8 purchase7
buyer purchaser9 buy8
buzz buzzer3 seethe2
buzzer doorbell7 buzz3 bell2
buzzword cant6
bye adieu5 goodbye5 concession1
bypass beltway4
cab taxi2 taxicab1
cabaret nightclub7 dive1
cabbage filch5 pilfer5 purloin5 kale2 lettuce2 dough1 swipe1
cabinet locker1
cable telegraph2 telegram1
caboose galley1
cache hoard5
cad hound3
cadaver corpse9 cadaverous4 stiff1
cadaverous emaciated8 gaunt8 bony6 cadaver4 haggard3 skeletal1
cadet midshipman5 trainee5
cafeteria eatery3 restaurant3
cage coop2 constraint1
cagey canny8 clever5 smart2
cahoot collusion1
cajole wheedle9 coax8
cake patty2
calamity tragedy8 catastrophe7 disaster6 cataclysm5 misfortune3 tsunami3
calcify calcium6
calcium calcify6
calculate compute8 reckon4 calculus2 cipher2
calculation computation9 approximation1
calculator actuary2 computer2
calculus calculate2
caliber quality3
calibration standardization3
calk caulk2
call name2 phone1 scream1 telephone1 yell1
calligraphy penmanship9
callous callously6 callousness6 calloused3 insensitive1
calloused toughened4 callous3
callously callous6
callousness callous6
callow fledgling4 inexperienced3
calm serene4 composure3 equanimity3 tranquilize3 tranquil2 placid1
calmness composure8 equanimity8 serenity2 tranquility2
calumniate defame9 besmirch7 denigrate5 slander5
calumny defamation9 aspersion2 disparagement2 epithet2 slander1
camaraderie comradeship9
cameraman cinematographer9 photographer3
camouflage disguise3
camp bivouac6 camper3 encamp3 encampment2 clique1
campaign crusade3
campaigner nominee9 candidate8
camper vacationer4 camp3
campground campsite9 encampment7 bivouac3
campsite campground9 encampment7 bivouac3
canal duct3
canary snitch3 sneaker2 informer1
candid forthright6 frank4 outspoken3 blunt2
candidate campaigner8 nominee8
candidly frankly9 honestly8
candor fairness3 directness2 impartiality2
cane flog2
canine dog1
cannon artillery2
canny cagey8 clever6 smart2
canon canyon1
canonize saint1
cant buzzword6 argot2 lingo2 jargon1
cantankerous crotchety5 ornery5 stubborn1
canteen flask3
canter lope2
canvas canvass3 tarp2 tarpaulin2 canvasser1
canvass poll4 canvas3 analyze1
canvasser solicitor5 pollster3 canvas1
canyon ravine4 canon1
cap detonator2
capability ability2 capacity2
capable resourceful1
capably ably9 aptly9 competently9
capacitance capacitor4 condenser3
capacitor condenser7 capacitance4
capacity capability2 susceptibility1
capillary hair3
capital stock2 capitalist1
capitalism capitalistic7 capitalist5
capitalist capitalism5 capital1
capitalistic capitalism7 competitive2 individualistic2
caprice whim8 capricious4 impulse3
capricious whimsical5 caprice4 unpredictable2 arbitrary1
capsize turtle5 overturn1
capstan winch2
captain skipper2
caption subtitle1
captivate enamor9 bewitch7 beguile5 charm4 capture3 enchant3 trance3 attract2 entrance2 fascinate1
captivating fascinating2 attractive1
captive prisoner5 engrossed2 intent1
captivity incarceration7 imprisonment2
captor kidnapper4
capture bewitch3 captivate3 enamor3 beguile2 charm1
car auto9 motorcar9 automobile8
carat karat5
carbohydrate sugar2
cardiac heart4
cardinal central4 fundamental4 primal4 key2
care compassionate2 pity2
careen stagger4 keel3 lurch3 reel3
career vocation6
careful detailed4 elaborate1 mindful1 sure1
carefully cautiously3
carefulness caution3
careless cursory3 perfunctory3 slipshod2
carelessly rakishly2
carelessness negligence5
caress fondle7 pat1 stroke1
caretaker concierge2
careworn haggard6 tired2
cargo consignment7 freight6 shipment6 payload5 load2
caribou reindeer9
caricature impersonation4 ape2 parody1 spoof1
carjack commandeer3 hijack2
carjacking hijack2
carnage massacre5 bloodbath4 butchery3 bloodshed1
carnal sensual7 flesh2 physical2
carouse bender3 riot2 toot2
carousing inebriated2 intoxicated1
carpenter carpentry3 woodsman2
carpentry carpenter3 woodwork3
carpet rug6
carrier bearer4 carry2
carry carrier2 transport2 bring1
cart drag2 haul2
cartel consortium3
cartilage gristle9
cartographer cartography8 geographer4
cartography cartographer8
cartoon cartoonist6
cartoonist cartoon6 draftsman2
case instance5 lawsuit2 circumstance1 time1
cashier teller1
cask barrel2
casket coffin4
cassette videocassette3
castanets clappers9
castaway outcast6 heretic2
castigate chastise8 chasten6
castigation chastisement3
castle palace4 manse2
castrate eunuch5 emasculate4 spay1
castrated gelded4 spayed4
casual nonchalant5 cursory2 perfunctory2 informal1 unconcerned1
casually nonchalantly3
casualness informality2
cat feline6 upchuck1
cataclysm catastrophe6 calamity5 tragedy4 disaster3 misfortune1 tsunami1
cataclysmic destructive2
catapult slingshot4 sling3
catastrophe disaster8 calamity7 cataclysm6 tragedy6 tsunami3 misfortune2
catastrophic ruinous8 harmful2
catcall deride1
catch catcher1 grab1
catcher infielder4 catch1
catchy tricky3
categorical category6 unconditional2 unqualified1
categorically flatly9 unconditionally4
categorize category7 classify5 assort3
category categorize7 categorical6 class4 kind2 sort2 family1
cater ply5 provide2
catharsis purging2
catnap nap5 snooze4 doze3 drowse2 siesta2
cattle oxen9 bovine3 cow2
cattleman cowboy3 cowhand3 cowpuncher3
caulk calk2
caulked chinked5
causal causative3 cause2
causative causal3 conducive3 contributory3
cause causal2 make2 induce1 stimulate1
caustic vitriolic7 acrid3 blistering3 acid2 corrosive2 lye2 unpleasant2 bitter1 virulent1
caution carefulness3 admonish2 caveat2 cautious1 forethought1
cautious cautiously5 timid2 caution1 gingerly1
cautiously cautious5 carefully3 conservatively3 guardedly3
cavalier domineering1
cavalryman trooper6
caveat caution2
caviar roe2
cavity pit5
cavort rollick9 skylark7 frolic6 frisk5 lark5 romp5 sport1
cease cessation7 quit7 discontinue6 stop4 end1 terminate1
ceaseless incessant9 unceasing5 perpetual4 constant2 continuous2
ceaselessly unceasingly9 incessantly7 continuously5 endlessly4
cede concede3 surrender2 yield1
celebrant reveler3
celebrate commemorate2 lionize2
celebration festivity4 jubilation4
celebrity fame4 renown4
celerity rapidity9 quickness2
celestial heavenly7 sky6
celibacy chastity4
celibate chaste2
cell cellular5 compartment3
cellar basement8 floor1
cellist cello8
cello cellist8
cellular cell5 honeycombed2
cemetery graveyard9
censor ban2
censoring censorship9
censorship censoring9
censure reprimand3 disapprobation2 excommunication2
cent penny1
centenary centennial9 century6
centennial centenary9 century5
center central3 middle3
central primal5 cardinal4 fundamental4 center3 key3 important1
centralize concentrate3
centrifuge separator4 spin1
century centenary6 centennial5
ceramic brick3
cerebral intellectual1
ceremonial ritually5 observance2
ceremonially ritually4
ceremonious pompous3
ceremony observance3
certain definite2 sure1
certainly surely9 sure3
certainty assurance3 confidence3
certificate credential6 credentials6
certification corroboration4 accreditation3 documentation3 certify2 credential2 credentials2 empowerment2
certify manifest5 attest4 certification2 demonstrate1 evidence1 license1
cervical neck4
cessation cease7
chafe gall3 vexation2 annoy1
chaff banter4 stubble4 husk3 shuck3 jolly2 stalk1 straw1
chagrin humiliate5 mortification5 humiliation4 demean1 embarrassment1 humble1 mortify1
chain concatenation2
chair professorship2
chairman chairperson8 chairwoman8 chairmanship7 president2
chairmanship chairman7
chairperson chairwoman9 chairman8 president2
chairwoman chairperson9 chairman8 president2
chaise daybed3
chalice goblet5
chalk chalky2
chalkboard blackboard9
chalky chalk2
challenge dispute3
challenger competitor9 contender9 rival4 champ2 champion2
champ champion5 challenger2 chomp2 competitor2 contender2
champagne bubbly5
champion champ5 challenger2 competitor2 contender2
championship patronage1
chance opportunity7 fortune1 luck1 possibility1
chancel sanctuary3
chandelier pendant3
change alter4 alteration2
changeable mutable6 iridescent1
changeover conversion7 transition3
channel transmit1
chant intone7
chaos pandemonium8 bedlam7 chaotic4 confusion2
chaotic chaos4 disorganized2
chap lad5 fellow4 feller3 gent3 crevice2 cuss2 fissure1
char coal1
character characteristic2 characterize2 persona2
characteristic feature3 character2 distinctive2 facet1
characterization delineation6 depiction6 description2 portrait2 portrayal2
characterize character2 differentiate1
charge charger2
chargeable guilty1
charger courser4 charge2
charisma charismatic8
charismatic charisma8
charitable charity2 philanthropic2
charity charitable2
charlatan quack4
charm captivate4 enamor4 bewitch3 appeal2 beguile2 capture1 enchant1
charming magical2
chase pursuit3 trail2 dog1 pursue1 tail1
chasm abyss4
chassis anatomy3 figure3 flesh3 body2 physique2 frame1
chaste celibate2 chastity2
chasten chastise7 castigate6 tame1
chastening chastisement4
chastise castigate8 chasten7
chastisement chastening4 castigation3
chastity celibacy4 chaste2
chat chatty2 jaw2 chatter1 gab1 gossip1
chatter yak2 chat1 gabble1 prattle1
chatty gabby7 garrulous7 talkative6 chat2 newsy2
chauvinist patriot1
cheap inexpensive8 cheaply3 garish3 crummy2 flashy2 tawdry2 affordable1 gaudy1 tacky1 tatty1 trashy1
cheapen devalue3 degrade2
cheaply cheap3
cheapness tat2
cheapskate tightwad9 miser4
cheat cheater4 chisel2 jockey2 chess1
cheater cheat4 trickster4 slicker2
check checker1 watch1
checker check1
checkerboard chessboard4
checkup medical1
cheep chirp4 peep4 twitter1
cheer embolden3 hearten3
cheerful cheery4 sunny4 chipper2 gay2 lighthearted2 perky2 upbeat2 buoyant1
cheerfully upbeat5
cheerfulness sunshine2 insouciance1
cheery sunny9 gay6 cheerful4
cheeseburger hamburger3 burger2
cheesecloth gauze2
chemical chemistry5
chemist chemistry6 apothecary4 druggist4 pharmacist4
chemistry chemist6 chemical5 alchemy1
cherish treasure2
cherry reddish5 crimson3 red3 scarlet3 ruby2 ruddy2
chess cheat1
chessboard checkerboard4
chest pectoral3
chew masticate4 grind1
chic smart2 stylish2
chick dame3 doll1
chicken hen2 poultry2 fowl1
chide berate9 rebuke7 scold6 reproof5 reprimand3 trounce3 lecture2 remonstrate2
chief main7 chiefly6 principal5 honcho2 important2 primary2 administrator1 foreman1 master1
chiefly mainly9 primarily9 principally9 chief6
child kid7 youngster7 childhood6 minor3 progeny3 shaver3 offspring2 juvenile1
childhood child6 boyhood3
childish infantile8 immature3
chili chilly2
chill chilly2 deject1 dispirit1 tingle1
chilly chili2 chill2
chime gong2
chimney flue1
chimp chimpanzee9
chimpanzee chimp9
chin genial2
china porcelain2
chink tinkle3 clink2
chinked caulked5
chip fleck3 scrap2 bit1
chipper debonair5 jaunty5 cheerful2
chirp cheep4 twitter1
chisel cheat2
chiseled distinct1
chivalrous chivalry4 knightly4 courteous2
chivalry chivalrous4 gallantry3
chlorine halogen4
chocolate cocoa6
choice selection5 option3 alternative2 decision1
choir choral4
chomp champ2
choose select7 decide3 opt3 prefer2
choosy fastidious3
chop chopper2 choppy1
chopper chop2 grounder2 helicopter2 pearly2 cleaver1
choppy jerky2 chop1
choral choir4 chorus3
chore task5 job4 duty2
choreographic choreography3
choreography choreographic3 ballet2
chortle chuckle9
chorus choral3 refrain2
chow chuck2 grub2
christen baptize9
christening baptism3
chrome chromium3
chromium chrome3
chronically inveterate4
chronicle account3 history2
chubby plump5 fat1
chuck chow2 grub2 toss1
chuckle chortle9
chum buddy7 crony7 sidekick7 chummy5 pal4
chummy chum5
chump sucker7 fool4 gull4 mug3 dupe2 victim2
chunk glob6 lump6 chunky5 clod5 clump2
chunky lumpy6 chunk5 dumpy2 squat1
church ecclesiastical5
churchgoer parishioner3
churchman cleric9 divine1
churning roiling5 turbulent3
chute parachute7 skydive2
chutzpah insolence3 impertinence1 impudence1
cilium eyelash4 lash1
cinch girth3 pushover3 picnic2
cinema cinematic7 film3
cinematic cinema7
cinematographer cameraman9 photographer3
cipher calculate2 compute2 encode2 zero2 naught1 nil1 nothing1
circle circular3 ellipse3 band2 oval1
circuit tour3
circuitous roundabout7
circular round4 circle3 broadside1 globular1
circulate disseminate4 spread2 diffuse1
circulation dissemination2
circumference perimeter2 girth1
circumscribe confine2 limit2 curtail1
circumspect prudent4 discreet3
circumstance circumstantial3 case1
circumstantial circumstance3
circumvent besiege5 outsmart4 outwit4 circumvention2 evade2 overreach2 sidestep2 hedge1 surround1
circumvention circumvent2
citation commendation6 cite2 quotation2
cite mention6 refer3 citation2 quote2 advert1
citizen citizenship6 civic2
citizenship citizen6
city metropolis8 urban6 municipality3 civic2
civic citizen2 city2
civil civilian4 civilly3
civilian civil4
civility courtesy2 politeness1
civilize educate2 cultivate1 refine1 sophisticate1
civilized genteel3 polite1
civilly civil3
clack clatter3 cluck2 gabble1 prattle1
clad appareled2 attired2 garbed2
claim arrogate2 claimant2
claimant claim2
clairvoyance esp9 foreknowledge4
clam dollar1
clamber shin4 scramble3 skin1 sputter1 struggle1
clammy dank9
clamor blaring4 blare3 din3
clamorous vociferous9 blatant6 noisy3
clan kindred4 family3 kin3 tribe2
clandestine undercover9 surreptitious5 covert2 secret2 underground2
clang clangor7 clank3 clash3 crash2
clangor clang7 clank4 clash4 crash3
clank clangor4 clang3 clash3 crash2
clanking noisy2
clannish snobbish4 snobby4
clap gonorrhea2 applaud1 clapper1
clapper tongue3 clap1
clappers castanets9
claptrap blah9 bombast9 rant3 rhetoric1
clarification clarify5 illumination1
clarify elucidate6 clarification5 expound4 explain3 elaborate2
clarity clearness9 lucidity7 clear5
clash clangor4 clang3 clank3 collide3 friction3 crash2
clasp grasp2 hug2 brooch1 embrace1
class category4 classify4 grade3 course1
classic authoritative2 definitive2
classical authoritative1
classification classify5 assortment3
classify assort5 categorize5 classification5 class4
classless egalitarian6 democratic1
classmate schoolmate9
classroom schoolroom9
classy posh9 swish4 stylish2
clatter clack3
claw talon1
clay mud1
clean cleaner3 spotless1
cleaner cleanser8 clean3 formulation3 soap2
cleanliness cleanly2
cleanly flawlessly6 cleanliness2
cleanse cleanser7
cleanser cleaner8 cleanse7 formulation3 soap3 preparation1
clear clarity5
clearance headroom3 headway3
clearly intelligibly4 understandably4 distinctly2
clearness clarity9 lucidity7
cleavage segmentation2
cleave cleaver6 cleft5 cohere2 split2 cling1
cleaver cleave6 chopper1
cleft cleave5 indentation1
clemency mercy3
clench clinch2
clergy clerical4 priesthood3
clergyman reverend6 priest2
cleric churchman9 divine1
clerical clerk5 clergy4
clerk clerical5 salesclerk4
clever canny6 cagey5 apt4 smartly4 ingenious3 adroit1 smart1
cleverly smartly7
cleverness ingenuity8 resourcefulness1
click clink2
client customer3
cliff crag3 precipice3
climactic climax4
climate clime7 acclimate6 acclimatize6 mood2
climax climactic4 culminate4 orgasm2
climb climber5 mount2
climber climb5 legume1
clime climate7
clinch clench2
clinched tight2
cling cohere5 adhere1 cleave1
clinic dispensary1
clinician practitioner3
clink chink2 click2 jail2 tinkle2 pokey1 poky1
clip snip2 time1 trot1
clique camp1
cloak mask2 dissemble1
clobber baste2 lick2 batter1
clock timepiece3
clod glob7 chunk5 lummox5 lump5 oaf5 goon4 gawk3 clump2
clodhopper brogue9
clog congest6
cloister monastery1
cloistered monastic6 secluded2
close shut3
closely intimately2
closeness nearness3 togetherness3 intimacy1
closer nearer7
closest nearest9
closet cupboard6 wardrobe2
clot coagulate5
cloth fabric8 textile8 material1
clothe tog7 apparel5 garb4 garment3 dress2
clothes apparel6
clothing garment3
cloud aerosol3 cloudy1
cloudburst downpour9 torrent6 deluge3
cloudy nebulous6 indistinct2 murky2 cloud1
clown buffoon7 antic2 goof1
clowning prank5 tomfoolery3 frivolity2 lunacy1
club guild4 gild2 clubhouse1
clubhouse club1
cluck clack2
clue hint2
clueless uninformed3
clump cluster6 bunch4 agglomeration3 chunk2 clod2 glob2
clumsily clumsy6
clumsiness awkwardness7 ineptitude5 slowness5
clumsy ungainly8 gawky7 clumsily6 inept3 unwieldy2 awkward1 cumbersome1
cluster clump6 bunch5 agglomeration3
clutch seize5 grip1
clutter welter4 jumble3 muddle3 smother2
cluttered untidy2
co cobalt4
coach manager5 trainer4 handler2
coagulate clot5 curdled5
coagulation curdling9
coal ember2 lignite2 char1
coalesce mix5 fuse4 merge3 coalition2
coalescence coalition2
coalition alignment5 alliance2 coalesce2 coalescence2
coarse uncouth5 vulgar4 grainy3 granular3 gritty3 granulated2 mealy2
coarseness vulgarity2
coast seacoast8 seashore8 coastal5 shore3
coastal coast5
coax cajole8 wheedle8
cobalt co4
cobble cobbler4
cobbler cobble4
cobweb gossamer1
cock peter1
cockeyed askew5 awry4 lopsided4 preposterous4 laughable3 nonsensical3 crocked2 ridiculous2 sloshed2 soaked2 crooked1 ludicrous1
cockiness assertiveness4
cocky assertive5
cocoa chocolate6
cod dupe2 tantalize2 gull1 pod1 taunt1
coddle pamper8 baby2
code codify6 codification4
codification codify6 code4
codify code6 codification6 systematize3
coerce coercive8 coercion6 force4 hale4 compel3 oblige3 obligate1
coercion coerce6 compulsion1 eviction1
coercive coerce8
coexist coincide1
coffeepot percolator3
coffin casket4
cogency cogent6 validity4 credibility1 rigor1
cogent cogency6 weighty4 persuasive3
cognizance awareness6 ken3 sense2 consciousness1
cohere cohesion6 cohesive6 cling5 adhere2 cleave2
coherence cohesion6 cohesiveness6 continuity3 connection1
coherent logical2 rational1
cohesion cohere6 coherence6 continuity4 connection1
cohesive cohere6
cohesiveness coherence6 continuity3 connection1
coil gyrate4 whorl3 spiral2 ringlet1
coin coinage3
coinage coin3 currency1
coincide overlap2 coexist1 concur1
coincidence accident1
coincidental concurrent9 simultaneous9 synchronous3
coldness frigidity3
collaborate cooperate9
collaborative cooperative1
collaborator henchman7 confederate1
collage montage9
collar arrest3 apprehend2 nab2
collateral guaranty2
collation snack5 refreshment1
collect accumulate3 compile3 amass2 gather2 hoard1
collection aggregation8 accumulation3
collective joint1
collectively jointly4
college collegiate8
collegian undergrad5 undergraduate5
collegiate college8
collide clash3 collision3 jar3
collision collide3
colloquial conversational9
colloquially informally3
collusion cahoot1
colonist settler8 colony7 migrant2
colonization settlement3
colonize colony6 annex2
colony colonist7 colonize6 settlement5
color vividness1
coloratura soprano2
colossal stupendous9 prodigious8
colt foal2 revolver1
column columnist2 editorial1
columnist column2
comb ransack1
combatant fighter4 belligerent2
combine compound1
combustible flammable2 inflammable2
combustion flame4 oxidation3
come arrive4 comer1
comeback rejoinder6 retort4 riposte4 sassing3 replication2
comedian comic3
comedown abasement1
comedy comical7 comic4
comely decorous4 decent2
comer come1
comestible eatable9 edible9
comfort solace3 soothe3 console2 tranquilize1
comfortable comfy8 homey3 cozy1 homely1
comfy comfortable8 homey3 cozy2 homely1
comic comedy4 funny4 comedian3 humorous3 laughable3 amusing1
comical comedy7 funny6 laughable5 humorous4 amusing2
command dictation3
commandeer hijack7 carjack3 pirate2
commando ranger2
commemorate celebrate2 mark2
commemoration memorial4 remembrance1
commence begin6 start6
commencement outset7 kickoff3 offset2 birth1 threshold1
commendable laudable7 praiseworthy7 admirably5
commendation citation6
commensurate proportionate2
comment commentary5 criticize3 remark3 input1
commentary comment5 annotation3 notation1
commentator observer5 reviewer1
commerce commercialism8 commercial6 transaction5 marketing3 dealings1
commercial commerce6
commercialism commerce8 transaction6 marketing3 dealings1
commiserate sympathize2
commiseration pity5 condolence4 pathos3
commission committee7 commissioner2 board1
commissioner commission2
commit perpetrate6 dedicate5 devote5 consecrate2 institutionalize2
commitment allegiance4
committee commission7 board1
common mutual2
commoner rustic1
commonly normally9 ordinarily9 usually9
commonplace banality4 platitude4 banal3 hackneyed3 timeworn3 trite3 humdrum2 threadbare2 truism2
commonwealth country4 nation4
commotion ruckus4 disruption3 rumpus3 din2 disturbance2 ado1
commune communion2 pray2
communicable transmissible6 contagious4 infectious1
communicate interact3 inform2 request2 transmit2 bespeak1
communicator author3 writer3
communion commune2 intercourse2
communique dispatch4
communism communistic7 communist3
communist communism3
communistic communism7
commute transpose1
compact stocky3
compaction compression5
companion comrade7 companionship6 fellow3 friend2
companionable sociable1
companionship companion6 friendship4 fellowship3 company1
company companionship1 troupe1
comparative relative4 comparison2
comparatively relatively9
compare comparison5 equate2 liken2
comparison compare5 comparative2
compartment compartmentalize7 cell3
compartmentalize compartment7
compass scope4 range2
compassion compassionate5
compassionate compassion5 grieve3 pity3 care2
compatible congenial1
compatriot countryman4
compel oblige7 obligate4 coerce3 compulsion2
compensate counterbalance4 recompense2
compensation recompense2 redress1 restitution1
compete vie9 competitor8 competitive6 competition3 play2 contend1
competent efficient2 effective1 workmanlike1
competently ably9 aptly9 capably9
competition compete3 rivalry3 contest2
competitive compete6 capitalistic2
competitor challenger9 contender9 compete8 rival4 champ2 champion2
compilation digest2
compile accumulate4 amass3 collect3 hoard2 compose1 store1
complacency smugness4
complain complaint2 plain2
complaint ailment6 complain2 ill2 lamentation1
complaisance compliance4 deference2
complete finish4 terminate1
completely entirely8 totally8 wholly8 altogether7 all2
completeness entirety3 integrity2 totality2 unity2 fullness1
complex composite3 complicated2 intricate2 interwoven1
compliance comply6 complaisance4 conformity4 compliant3
compliant comply8 amenable4 compliance3
complicate perplex4 refine2
complicated complex2
compliment complimentary5 congratulate3 flattery2 kudos2
complimentary compliment5 gratuitous1 unpaid1
comply compliant8 compliance6 obey4 follow2
component element7 compose4 portion4 ingredient3 part3 constituent2 factor2 relation2 substance2 division1
comportment mien9 dignity2
compose component4 compile1 pen1 write1
composer musician1
composite complex3
composition opus2 authorship1
composure equanimity9 calmness8 calm3 serenity2 tranquility2
compound deepen3 intensify2 combine1
comprehend comprehensible7 comprehension7 apprehend6 savvy6 grasp4 perceive2
comprehensible understandably8 comprehend7 intelligible3 understandable3 approachable2 accessible1
comprehension comprehend7
comprehensive universal3 broad2 ecumenical1
compress constrict3
compression compaction5 contraction1 shrinkage1
comprise contain4 constitute2 incorporate1
compulsion obsession3 compel2 coercion1
compulsively obsessively9
compulsory mandatory7 obligatory3
compunction remorse9 penitence3 repentance3 penance2 regret2 sorrow1
computation calculation9
compute calculate8 cipher2 reckon2
computer computerize5 calculator2
computerize computer5
comrade comradeship8 companion7 fellow4 friend3
comradeship camaraderie9 comrade8
con defraud4 swindle3 memorize2 rook2
concatenation chain2
conceal hide6
concealment privacy3 secrecy3 covert1
concede cede3 concession2 confess2 forgive2 profess2
conceit vanity6
conceivable imaginable9
conceive concept6 think3 believe2 discover1
concentrate centralize3 rivet2 focus1 pore1
concentrated undiluted2
concept conceptual8 conceive6 idea4 construct1
conception idea3
conceptual concept8 abstract1
conceptualization formulation3 approach2
concern pertain5 refer3 relate2 affair1
concession concede2 franchise2 bye1
concierge caretaker2
conciliate placate7 mollify6 pacify6 appease5 conciliatory3 reconcile3 gentle2 tranquilize2
conciliatory conciliate3 placating2
concise brief2 pithy2 succinct2 terse2
concisely briefly6
conciseness terseness3
conclude conclusive7 feel2
conclusion decision3 determination2 judgment2
conclusive conclude7
concoction mixture2
concord accord3 harmonize2
concordance harmony1
concordant agreeable4 consonant2 consistent1
concourse throng5 multitude3 horde2
concrete paving2 pavement1 tangible1
concur agree6 concurrence5 concurrent3 coincide1
concurrence concur5
concurrent coincidental9 simultaneous9 concur3 synchronous3
condemn decry8 condemnatory7 excoriate6 denounce3
condemnation disapprobation6
condemnatory condemn7
condense abridge1 foreshorten1
condenser capacitor7 capacitance3
condescend deign4
condescending patronizing9 arch3
condition proviso1 status1
conditional provisional1
condo condominium7
condolence commiseration4
condominium condo7
conducive contributory9 causative3 tributary2
conduct behavior2 demeanor1 deportment1
cone conical6
confection goody2
confederacy confederation2 conspiracy2 federation2 south1
confederate henchman2 accomplice1 collaborator1 southerner1
confederation alliance4 confederacy2 federation2
confer bestow3 consult2
conference league2
conferrer donor7 presenter2
confess confessor3 concede2 squeal2
confessor confess3
confidant confidante3 intimate2 repository1
confidante confidant3
confide entrust3
confidence assurance6 certainty3
confident overconfident3
configuration constellation6 shape3 contour2
confine limit5 throttle3 circumscribe2 restrain2 restrict2 curtail1
confirm corroborate6 substantiate6 affirm5 reassert3 demonstrate2 prove2
confirmation verification6 corroboration1 proof1 ratification1
confiscate impound6 forfeit2 seize2
confiscation expropriation4
conflict battle3 ambivalence2 engagement2 contravene1 infringe1 struggle1
confluent tributary3 affluent2 feeder1
conform adapt3 obey3 adjust1
conformity compliance4 justness2 nicety2
confound confuse8 befuddle7 dumbfound4 mystify4 nonplus4 baffle3 bewilder3 perplex3 puzzle3 amaze2 fox2 stupefy2
confront face3
confrontation showdown2
confuse confound8 befuddle4 bewilder2 dumbfound2 mystify2 nonplus2 perplex2 puzzle2 baffle1 mistake1
confused bewildered5 disordered4 garbled4 baffled3 bemused3 disjointed3 befuddled2 illogical2 perplexed2 disorganized1 incoherent1 scattered1
confusion disarray3 bedlam2 chaos2 pandemonium2 perplexity2
congeal jell9 solidify1
congenial sociable2 compatible1
congenital inborn7 innate2
congest clog6
conglomerate amass4 accumulate3
congratulate congratulatory6 compliment3
congratulatory congratulate6
congregation faithful2 fold2
congress legislature3
congressman congresswoman9 representative3
congresswoman congressman9 representative3
conical cone6
conifer coniferous8
coniferous conifer8 evergreen3
conjecture hypothesize5 speculation5 speculate4 theorize4 suppose2 supposition2 surmise1
conjoin marry4 wed3 join1
conjugal marriage6
conjugation junction3 conjunction2 synapse2
conjunction conjugation2 junction2 connective1
conjure invoke5 beseech4 entreat4 conspire2 arouse1 bid1
conjuring invocation2 evocation1
connect connector5 link5 associate3 attach2 relate2
connected affiliated6 related1
connection connector3 coherence1 cohesion1 cohesiveness1
connective connector3 conjunction1
connector connect5 connection3 connective3
connote imply6
conquer conqueror6 inhibit6 suppress5 subdue4 curb2
conqueror conquer6 victor3
conquest subjugation2
conscience scruples7 ethics2 conscientious1 morality1
conscientious painstaking8 scrupulous4 conscience1
conscientiously scrupulously9 religiously3
conscious consciously4 consciousness4 aware1
consciously conscious4
consciousness conscious4 awareness2 self2 cognizance1
conscript enlist1
conscription mobilization2 muster2
consecrate dedicate3 devote3 votive3 commit2 ordain2 dedicated1 hallow1
consecrated sanctified5 votive4 dedicated2 holy1 sacred1
consecutive sequentially4 continuous2 sequential2 straight2 successive2 serial1
consent accept2 permit2 react2 respond2 allow1 permission1
consequence upshot7 effect6 result4 consequential2 outcome2 aftermath1
consequent resultant7 subsequent5 attendant2 incidental2
consequential eventful5 consequence2
consequently accordingly7
conservation conservationist6
conservationist environmentalist9 conservation6
conservatively guardedly9 cautiously3
consider regard3 consideration2 view2 meditate1 ponder1 reckon1 think1
considerable substantial5 appreciable2 significant2
considerably substantially8
consideration consider2 reflection1 thoughtfulness1
consignment cargo7 shipment5 freight4 payload3
consist dwell4 lie1
consistency solidity2
consistent pursuant4 reproducible4 concordant1
consistently systematically9
consolation solace6
console soothe4 solace3 comfort2 tranquilize2
consolidation amalgamation1 merger1
consonant harmonized3 concordant2
consort assort5 affiliate3 accord2 associate1 harmonize1
consortium syndicate4 cartel3 pool2
conspicuous blatant2 prominent2 salient2 outstanding1
conspicuously prominently6
conspiracy conspiratorial5 conspire3 confederacy2
conspirator conspiratorial8 plotter3
conspiratorial conspirator8 conspiracy5
conspire conspiracy3 conjure2
constancy constant4
constant unvarying5 constancy4 ceaseless2 incessant2 invariable2 invariant1 staunch1
constantly invariably8 incessantly1 perpetually1
constellation configuration6
consternation alarm5 dismay4
constituent element3 component2 constitute2
constitute comprise2 constituent2
constitution establishment3 formation1
constitutional constitutionally2
constitutionally constitutional2
constrain encumber7 restrain1
constraining restrictive2
constraint cage1
constrict compress3 contract1
constriction bottleneck4
construct build7 fabricate2 concept1 manufacture1
construe interpret6 read3 understand3
consul consular8
consular consul8 consulate8
consulate consular8
consult confer2
consultant adviser9 advisor9
consultation interview2
consumable expendable4
consume ingest4 consumption3 consumptive3 squander2 devour1
consumer customer4 user4
consummate masterful4 masterly4 virtuoso2
consumption intake7 uptake7 consume3
consumptive consume3
contact interaction3
contagion contagious3
contagious communicable4 transmissible4 contagion3
contain comprise4 include2 incorporate2
contaminate pollute8 foul2 grime1 infect1
contamination taint5
contemplate meditate3 ponder1
contemplation reflection3 thoughtfulness3
contemplative meditative7 pensive6 reflective6 thoughtful1
contemporary modern1
contempt contemptuous7 scorn5 disdain4
contemptible abject4 pitiable4 pitiful4 pathetic2 miserable1
contemptuous scornful9 disdainful8 contempt7 disrespectful3
contemptuously scornfully9
contend contention5 postulate4 argue2 compete1 cope1 vie1
contender challenger9 competitor9 rival4 champ2 champion2
content message1 smug1
contention contend5 controversy4 argument2 contentious2 rivalry1
contentious argumentative3 contention2 controversial1
contentment satisfaction4 happiness2
contest competition2
contestant dissenter4 objector4 athlete3 dissident2 player2
context contextual7 discourse3
contextual context7
contiguous immediate2
continent continental3 landmass3
continental continent3
contingency eventuality8
continual persistent4 insistent2 recurrent2 relentless2 repetitive2
continuance duration4
continuation sequel1
continue keep2 proceed2 preserve1 uphold1
continuity cohesion4 coherence3 cohesiveness3
continuous continuum7 uninterrupted3 ceaseless2 consecutive2 incessant2 straight1
continuously ceaselessly5 unceasingly5 incessantly4 endlessly2
continuum continuous7 history1
contort wring5 deform4 distort1
contorted crooked1
contortion deformation1
contour configuration2 shape2
contraband bootleg3 illegal1
contraceptive preventive1
contract contractual5 contractor3 constrict1
contraction compression1
contractor contract3
contractual contract5
contradict negate8 belie7 contradictory4 contravene2 disagree1
contradiction paradox1
contradictory contradict4
contralto alto4
contraption gadget9 appliance7 contrivance7
contravene contravention6 infringe6 contradict2 disagree2 negate2 conflict1 deny1
contravention contravene6 dispute2
contribute contributor3 contributory3 lend3 impart2
contribution donation5
contributor contribute3 subscriber2
contributory conducive9 causative3 contribute3 tributary2
contrite remorseful9 rueful9 repentant5 penitent3
contrivance contraption7 gadget7 appliance5
contrive devise4 invent4 design3 formulate2 forge1 plan1
contrived stilted4 artificial2
control curb1 handle1 restrain1
controllable manageable3
controller accountant8
controversial polemical4 polemic2 arguable1 contentious1 debatable1 disputable1
controversy argument6 contention4 dispute2 tilt1
contusion bruise4
convalesce recover4 recuperate2
convalescence recuperation9 recovery4 healing3
convene reconvene3
convenience availability1
convention rule2 pattern1
conventional conventionally6 customary2
conventionally conventional6
converge meet2
conversant familiar1
conversational colloquial9
converse argue2 discourse2 talk1
conversion changeover7 convert4 transition2
convert conversion4
convey conveyor4 impart3 conveyance2 express2
conveyance convey2
conveyor convey4
convict pronounce1
convivial sociable2
convoluted tortuous4 tangled2
convulse thresh1
convulsion paroxysm6 turmoil2
convulsive spasmodic6
cook cooker4 prepare1
cooker cook4
cookie biscuit3
cool coolant4 cooler3 coolly1 nerveless1
coolant cool4
cooler cool3 icebox2 refrigerator2
coolly nonchalantly7 cool1
coon nigger4
coop cage2
cooperate collaborate9
cooperative collaborative1
coordinate organize1
coordinator organizer3
cop fuzz3 thieve2 copper1
cope grapple5 contend1 deal1 manage1
copious copiously6 plentiful3 ample2 abundant1 voluminous1
copiously abundantly9 profusely9 extravagantly7 copious6
copper cop1
copulate mate5 screw2
copulation intercourse4 relation2
copy imitate2 simulate2 transcript2
copyrighted proprietary2
coquette flirt7 dally1 mash1 tease1
cordial affable6 genial5 liqueur5 amiable3 friendly1
cordiality amity8
cordially warmly8 heartily4
core essence2 nucleus1
corn maize4
corner nook1
cornet trumpet5 trump2 horn1
corny platitudinous9 unoriginal3
corona radiance2
corporal noncom3
corporate incarnate2
corporation firm2
corporeal incarnate2 reincarnate1
corpse cadaver9 stiff1
corpulence overweight5
corpulent obese9 rotund3
corpuscle particle5 speck3 molecule1
correct redress2 right1
correction amendment1
corrective disciplinary1
correctness rightness2
correlated related1
correspond gibe3 jibe3 match3 tally2 equal1 equate1
correspondence agreement2
correspondent newspaperman4 analogous3
corresponding related2
corridor hallway5 hall3 passageway3
corroborate confirm6 substantiate6 affirm5 demonstrate2 prove2
corroboration documentation7 certification4 confirmation1
corrode corrosive5 rust5 corrosion4
corrosion corrode4
corrosive corrode5 vitriolic3 caustic2 destructive1
corrupt deprave4 debase3 demoralize3 misdirect3 debauch2 pervert2 profane2 bribe1 subvert1
corruptible dishonest4
corsage posy9 bouquet8
cortex cortical7
cortical cortex7
cosmetic decorative5 ornamental3 makeup1
cosmic cosmos6
cosmology astrophysics2 metaphysics2
cosmonaut astronaut9
cosmopolitan globetrotter2 universal2
cosmos macrocosm7 cosmic6 universe6 world3
cost expenditure4 payment2 outlay1
costly pricey6 expensive2
cot crib3
cottage bungalow9
couch sofa7 lounge3
cougar puma9 panther2
counsel counselor4 advise3 urge2 guidance1
counseling guidance7 direction2
counselor counsel4
count countable5 numerate3 enumerate2
countable count5
countenance visage6 imprimatur3 expression2 permit2 physiognomy2 allow1 appearance1
counter antagonistic2
counteract antagonize2
counterbalance compensate4
counterexample falsification2
counterfeit forgery4 forge2 fake1 pseudo1
counterfeiter forger5
counterpart equivalent2
counterproductive harmful2
countersign password5 watchword3 parole2
countless innumerable9 multitudinous9 unnumbered9 myriad6 incalculable4
country nation6 commonwealth4 state1
countryman compatriot4
coup takeover6
couple duet3 duo3 pair1
coupon voucher2
courage bravery8 spirit1
courageous brave7 valiant3 undaunted1
courageously bravely9
courier messenger9
course education2 class1 instruction1
courser charger4
court tribunal7 courtroom2
courteous courteously7 polite3 chivalrous2 gracious2
courteously politely9 courteous7
courtesy civility2
courtroom court2
cove inlet2
cover encompass2 coverlet1
coverall smock2
coverlet bedspread4 cover1
covert clandestine2 undercover2 concealment1 disguised1
covet begrudge3 drool2 salivate1
covetous envious7 avaricious5 jealous5 greedy4 desirous3 wishful2
covetousness avarice4
cow cattle2 oxen2 coward1
coward cower3 cow1
cowardly craven2 dastardly2 fearful2
cowboy cowhand8 cowpuncher8 cattleman3
cower grovel4 coward3 huddle3 cringe2 fawn2
cowhand cowpuncher9 cowboy8 cattleman3
cowling bonnet3
cowpuncher cowhand9 cowboy8 cattleman3
coy demure7 coyness6
coyness coy6
cozily cozy6
cozy cozily6 comfy2 comfortable1
crab crabby2
crabby grouchy9 grumpy9 fussy7 crab2
crack crevice3 fissure2 super1
cracker redneck4 firecracker1
crackle crunch1
crackpot crank2 eccentric1
cradle provenance3
craft trade3
craftily slyly9 crafty8 cunningly5 artfully2
craftsman craftsmanship5 artisan4
craftsmanship workmanship9 craftsman5
crafty foxy9 sly9 wily9 craftily8 tricky3 artful2 cunning2
crag cliff3
craggy hilly9 mountainous6
cram wad2
cramp spasm4 hamper1
crank cranky3 crackpot2 grouch2 zigzag2 misanthrope1
cranky peevish4 petulant4 testy4 crank3 irritable3 nettlesome2 scratchy1 unstable1
crap shit7 defecate5 turd5 poop4 crappy3 bullshit2 guff2
crappy shitty9 stinking8 lousy7 rotten7 crap3 bad1
crash clangor3 clang2 clank2 clash2
crave lust4 thirst2 hunger1
craven cowardly2
crawl creep6
craze fad5 furor5 frenzy3 madden3 cult2 delirium2 hysteria2 crazy1 derange1
crazed deranged9 insane1
crazily insanely8 crazy6 madly2
craziness tomfoolery3 foolishness1 lunacy1
crazy demented7 crazily6 mad3 insane2 craze1 loony1
creak squeak6 screech5 whine1
creaky decrepit5 derelict3 arthritic2
cream lick1
crease crinkle5 wrinkle4 crisp1 fold1 furrow1 pucker1
create creature6 creation2 make2 creative1
creation create2
creative imaginative3 inventive3 create1 fanciful1
creativeness imagination3
creativity imagination3
creator lord6 almighty5 divine3 artist2 maker1
creature animal8 beast7 create6 fauna4 brute2
credence acceptance5
credential certificate6 certification2
credentials certificate6 certification2
credibility authenticity3 genuineness2 validity2 cogency1 legitimacy1
credible believable6 credulous2
credibly plausibly9
credit creditor1
creditor credit1
credo creed7 testament2
credulous credible2
creed credo7 testament1
creek brook7
creep crawl6 pussyfoot4 creeper2 sneak2 creepy1 weirdo1
creeper creep2
creepy creep1
cremation incineration4
crescendo loudness1
crest summit1
crestfallen deflated9 dejected2
cretin idiot9 imbecile7 moron7 retard4
cretinous retarded2
crevice fissure6 crack3 chap2
crib cot3
crime incriminate6 offense3 transgression3 criminal1
criminal felon6 crook4 reprehensible4 outlaw3 crime1
crimson red6 reddish6 ruby4 scarlet4 cherry3 bloody2 blush2 redden2 ruddy2
cringe flinch6 grovel5 quail5 recoil5 wince4 shrink3 cower2 fawn2
crinkle crease5 crinkly5 wrinkle5 crisp1 furrow1 pucker1 seam1
crinkled crinkly9 wavy5 uneven2
crinkly crinkled9 crinkle5 wavy5 uneven2
crisis emergency2 juncture1 occasion1
crisp crisply5 crispy3 sharp2 crease1 crinkle1 distinct1
crisply crisp5 sharply3
crispness freshness2
crispy crisp3
criterion touchstone7 standard6
critical vital2 scathing1
criticism reproof2 critique1
criticize comment3 denounce2
critique review4 criticism1
croak perish6 die5 decease4 expire3
crock soot3 smut2
crocked sloshed9 soaked9 inebriated4 intoxicated3 cockeyed2
crockery cup2 dish2
crocus saffron3
crone hag7
crony buddy9 sidekick9 chum7 pal6
crook felon5 criminal4 outlaw3
crooked cockeyed1 contorted1 gnarled1 gnarly1 sneaky1 underhanded1
croon crooner8
crooner croon8
crop harvest3
cross traverse4 intersect2 transverse2
crossroad intersection3 junction2
crossroads hamlet5 juncture1
crotch genitalia3 genitals3 fork1
crotchety ornery9 cantankerous5
crouch hunker5 stoop4 squat3
crow gloat3
crowbar pry3 jimmy2
crucial pivotal2
crucifix crucify5
crucifixion crucify5
crucify crucifix5 crucifixion5 beset1 dun1 harass1 harry1 pester1
cruddy filthy2 nasty2
crude petroleum3 crudity2 earthy2 unskilled2
crudity rudeness3 crude2
cruel barbarous7 brutal6 vicious6 savage5 cruelly4 inhumane3
cruelly cruel4
cruelty atrocity1 inhumanity1 ruthlessness1
cruise cruiser3
cruiser cruise3
crumb puke2 skunk2 bum1 crumbly1
crumble crumple6
crumbly friable9 breakable2 crumb1
crummy punk4 sleazy4 tinny4 bum3 cheap2
crumple crumble6 rumple2 pucker1
crunch crackle1
crusade campaign3
crusader reformer6
crush oppress4 vanquish3 mash2 squash2 squeeze2 beat1 quash1 repress1 subjugate1 suppress1 trounce1
crust crusty2 insolence2
crusted crusty7
crusty crusted7 gruff3 crust2
cry yell6 outcry4 scream3 shout3 weep3 exclaim2 squall2 holler1
crybaby whiner5 weakling2
cryptic inscrutable8 mysterious6 inexplicable3 incomprehensible2
cryptically mysteriously9
crystal ice2
crystallize elucidate2 illuminate2
cub greenhorn5 rookie5 sonny3 lad1
cubicle kiosk3 alcove2 booth1
cubism cubist7
cubist cubism7
cuckoo jackass5 goof3 zany2 goose1
cuddle nestle7 snuggle7 nuzzle5 cuddly4
cuddly cuddle4 lovable3
cue remind3
cuff handcuff4 manacle4
cuisine culinary8 gastronomy2
culinary cuisine8
culminate climax4
culmination apogee6
culpable guilty1
culprit perpetrator9
cult fad4 furor4 craze2
cultivate civilize1
cultivation husbandry2 acculturation1 refinement1
cultural ethnic3
cumbersome unwieldy3 inept2 clumsy1
cumulus heap2 pile2
cunning slyness6 guile4 cunningly3 cute3 crafty2 foxy2 shrewdness2 sly2 wily2 ingenious1
cunningly cutely7 craftily5 slyly5 cunning3
cup crockery2
cupboard closet6
cur mutt8 mongrel4
curable cure4
curb inhibit3 conquer2 restrain2 subdue2 suppress2 control1
curd tofu3
curdled coagulate5
curdling coagulation9
cure curable4 heal1 remedy1 therapeutic1
curfew deadline2
curio oddity3 rarity3 showpiece3 peculiarity2 curiosity1
curiosity curious5 interest3 involvement2 curio1
curious curiosity5 peculiar5 queer5 curiously4 rum4 rummy4 funny3 strange3 singular2 inquisitive1 nosy1
curiously oddly6 curious4 peculiarly3
curl curler2 ringlet2 whorl2 kink1 scroll1
curler curl2
curly frizzy3 permed3 wavy3 nappy2
currency coinage1 prevalence1
currently presently3
curriculum syllabus9
curse blaspheme5 cuss4 swear4 oath3 expletive2 profanity1
cursor pointer3
cursory perfunctory8 careless3 casual2
curt brusque7 terse5 discourteous2
curtail restrict5 circumscribe1 confine1
curtain drapery6 drape3
curtly shortly3
curtness abruptness7
curve veer2 swerve1
cusp leaflet3
cuss blaspheme4 curse4 gadfly4 swear4 fellow3 lad3 chap2 feller2 gent2 expletive1 oath1 persecutor1 pest1 tormentor1
custodial custodian8 protective2
custodian custodial8 keeper5
custody detention6
custom customary3 tradition2 usage2
customarily customary5
customary habitual6 customarily5 custom3 conventional2 usual2 accustomed1
customer consumer4 client3
cut reduce3 cutter1
cute cunning3
cutely cunningly7
cuteness prettiness9
cuticle epidermis4
cutlet scallop2
cutter cut1
cutthroat merciless2 fierce1
cyberspace internet9 net4
cycle cyclical2
cyclical alternate2 cycle2
cyclone hurricane1
cynic detractor3
cynical distrustful3
cynicism pessimism3
cytoplasm protoplasm3
czar autocrat2 despot2 tyrant1
dab pat2 swab1
dabbled splattered9
dad daddy9 pa9 papa9 father3 pop3
daddy dad9 pa9 papa9 father3 pop3
daemon demon6 devil3 fiend3
daft bonkers9 balmy7 loony6 fruity5 haywire5 nutty5 buggy4 wacky4
dagger obelisk2 sticker1
daily day2
daintily dainty4
dainty mincing5 twee5 daintily4 goody4 delicacy2 prim2
dais podium9 pulpit9 rostrum8
dally flirt4 dawdle2 toy2 coquette1
dam dike2 weir2
damage impairment4 harm2
dame chick3 doll3 madam3
damn goddamn6 damnation3 darned2 goddamned1 shucks1
damnation damn3
damned darned5 goddamned4 blessed2 infernal2 goddamn1
damp moist7 wet1
dampen moisten4 stifle3
damsel maiden2
dance dancer4
dancer dance4
dandy nifty5 groovy4 dude3 gallant3 beau2 bully2 macaroni1
dangerous unsafe4 perilous3 breakneck1 dicey1 grievous1 hazardous1 risky1 suicidal1 treacherous1
dangerously perilously9
dangle loll2
dank clammy9
dapper natty9 spiffy9 jaunty7 spruce4 fashionable2 snappy1 stylish1
dappled mottled9
daredevil swashbuckler6 madcap4 hothead3 lunatic2
darkness illumination2 shadow1
darling beloved4 dear3 favorite2 pet1
darn shucks4
darned goddamned7 damned5 blessed4 infernal3 damn2 goddamn2 blame1
dart flit5 scoot3 dash2 fleet2 flutter2 scud2
dash scoot6 scud4 dart2 flair1 sprint1
dastardly cowardly2
database list4 info3 information2
datum statistic3
daub blot2
daughter girl1
daunt scare4 intimidate2 pall2
dauntless intrepid9 audacious7 fearless4 bold2 brave2 hardy2
dawdle dally2 lag2 linger1
dawdling trifling6
dawn daybreak7 sunup7 sunrise4
day daily2 daylight2 daytime2
daybed chaise3
daybreak sunup9 dawn7 sunrise5
daydream reverie3 dream2
daydreamer escapist3
daylight daytime7 afternoon3 day2
daytime daylight7 afternoon4 day2
daze dazzle4 stupor3 shock2
dazed groggy5 foggy3 lethargic2 stupid2 stunned1
dazzle daze4
deacon deaconess2
deaconess deacon2
deaden girdle1
deadened insensitive3
deadline curfew2
deadlock impasse8 standstill8 stalemate5
deadly lethal3 deathly2 fatal2
deaf deafened2
deafened deaf2
deafening earsplitting9 thunderous8 loud2
deal broach2 cope1 discuss1 plow1
dealer dealership7 trader7 bargainer6
dealership dealer7 franchise3
dealings relations4 transaction2 commerce1 commercialism1
dear beloved7 dearest4 darling3 affectionately2 honey1
dearest dear4 honey4 beloved3
dearly affectionately2
dearth famine6 paucity5 shortage4 scarcity1
death die4 decease3 expiry2 mortuary2 demise1
deathlike deathly6
deathly deathlike6 deadly2
debacle fiasco7 trouncing2
debase deprave7 demoralize5 misdirect5 debauch4 pervert4 corrupt3 profane3 adulterate2 alloy2 subvert2
debased adulterated7 adulterate4 devalued4 impure1
debasement adulteration6 degradation4
debasing dishonorable2
debatable disputable5 problematic5 arguable2 controversial1 moot1
debauch debauchery7 deprave5 debase4 demoralize4 misdirect4 pervert3 corrupt2 profane2 subvert2 orgy1
debauchery debauch7 orgy2
debilitate debility8
debilitating enervating5
debility infirmity9 debilitate8 feebleness8 frailty7
debonair chipper5 suave5 jaunty3
debris rubble9 junk6 dust4 rubbish3 trash2
debt loan1
debug debugger8
debugger debug8
debunk unmask4
debunking repudiation3
debut introduction4 entry3
decadence degeneration4 abasement2
decadent decay1
decapitate behead9 guillotine2
decapitated headless4
decay decadent1 decompose1
decease die6 perish6 decedent5 croak4 death3 expire3 expiry3
deceased decedent5
decedent decease5 deceased5 zombie2
deceit deception4 misrepresentation3
deceitful fraudulent7 fallacious3 ambidextrous2 dishonest1
deceitfully dishonestly9
deceitfulness guile4
deceive delude7 deceptive6 deception5 victimize2 dupe1
decelerate slow3 delay1
deceleration retardation6
decency decent4 respectability3 modesty2
decent decency4 properly4 comely2 nice2 respectable2 decorous1
decently properly4
deception misrepresentation6 deceive5 deceit4 untruth2 falsehood1
deceptive deceive6 misleading3 unreal1
decide decision6 select4 choose3 determine1
decidedly definitely9 emphatically9 unquestionably3
decimate annihilate5 eradicate4
decipher decode7
decision decide6 conclusion3 selection3 choice1
decisive fateful3 fatal2
decisively resolutely3
declaim recite5 declamation3 inveigh1
declamation declaim3 oratory2 philippic2 ranting2 tirade2
declaration assertion3
declarative indicative5
declension declivity3 deterioration2 falloff2 decline1
decline refuse4 diminution3 worsen3 reject2 declension1
declivity declension3
decode decipher7
decompose decay1
decomposition disintegration3
decorate adorn8 ornament5 beautify4 embellish3 grace3
decoration ornament5 medal3
decorative ornamental6 cosmetic5
decorator designer5
decorous decorum6 comely4 staid4 sedate3 decent1
decorum decorous6
decoy accomplice2
decrease lessen7 diminish6 lessening4
decree fiat6 edict3 enact2 ordain2
decrepit creaky5 infirm4 derelict3 weakly2 frail1
decriminalize legalize9 legitimize9 legitimate3
decry condemn8 excoriate8 denounce4 reprobate1
dedicate devote7 commit5 consecrate3
dedicated consecrated2 votive2 consecrate1
deduce infer7 deductive6 derive5
deduct subtract7
deductible allowable4
deduction implication1
deductive deduce6
deed event1
deem hold1
deep deeply3 profound1
deepen intensify6 compound3 accelerate2 quicken2
deeply profoundly8 deep3
deface disfigure9 blemish5
defamation calumny9 aspersion2 disparagement2 epithet2 slander2
defamatory denigrating9 libelous9 defame8 harmful2
defame calumniate9 defamatory8 besmirch7 denigrate5 slander5
defeat defeatist4 overcome3 frustration2 vanquish2
defeatist defeat4 pessimist4
defecate crap5 shit2
defect shortcoming4 defector3 flaw2 blemish1
defection desertion7 abandonment3 renunciation1
defective faulty5 imperfect2
defector deserter5 defect3
defend defensible4 defensive4 argue2 protect2 rationalize1
defendant litigant3
defender guardian8 protector8
defenseless naked1
defensible defend4 invulnerable3
defensive defend4 apologetic1
defer postpone7 shelve6 accede4 remit2 succumb2 bow1
deference deferential6 complaisance2 homage2
deferential deference6 respectful4
defiance defiant6 insubordination2
defiant defy7 defiance6 insubordinate2 recalcitrant2
defiantly rebelliously9
deficiency lack5 inadequacy3 absence2 shortfall1
deficient insufficient4 inadequate2 substandard2
deficit shortfall7 shortage5 inadequacy2
defile taint2 tarnish2 gorge1
defiled impure3
definable determinable4
define delimit5 definition3 specify2
definite certain2
definitely decidedly9 emphatically9 unquestionably3
definition define3
definitive unequivocal4 explicit3 classic2 authoritative1
deflated crestfallen9 dejected2
deflect avert5 avoid3 distract1
deflection warp3 aberration2 refraction2
deform contort4 wring2
deformation distortion5 contortion1
deformed malformed9 misshapen9
deformity affliction1
defraud swindle7 rook5 con4 victimize2
deft dexterous9 adroit3
deftly dexterously7
defunct inoperative3
defy defiant7 withstand7 resist2
degenerate dissolute4 deteriorate3 deviant2 libertine2 pervert2 deviate1 devolve1
degeneration devolution6 decadence4 obsolescence2
degradation debasement4 abasement3
degrade demean4 cheapen2
degree level5 stage1
deify deity6
deign condescend4 descend2
deity divinity7 deify6 god4 immortal2
deject dispirit9 depress7 demoralize4 dismay3 chill1
dejected dejectedly8 downhearted3 crestfallen2 deflated2 glum2 lonely2 lonesome2 gloomy1
dejectedly dejected8
dejection feces3
delay detain3 postponement2 decelerate1
delectable yummy7 delicious3 luscious3
delegate assign1
delete expunge3 excise1
deleterious injurious9 hurtful5 harmful2
deletion omission2
deli delicatessen5
deliberate unhurried2 moot1
deliberately advisedly8 intentionally8 purposely8
delicacy goody4 dainty2
delicate fragile2 ticklish1
delicately exquisitely9 finely3
delicatessen deli5
delicious delightful6 yummy4 delectable3 luscious2
delight revel2 amusement1 endear1 enthrall1 gratify1
delightful delicious6
delimit define5 specify2
delineation depiction8 characterization6 description2 portrait2 portrayal2
delinquency dereliction3
delinquent remiss3 overdue2 neglectful1
delirious hallucinating7 delirium6 excited2 mad2 frantic1 wild1
delirium frenzy8 delirious6 hysteria6 fury4 craze2 mania2
deliver delivery3 deliverance1 extradite1 rescue1
deliverance rescue4 redemption3 salvation3 recovery2 deliver1 retrieval1
delivery deliver3
delude deceive7 delusion6 victimize3
deluge flood5 inundate5 inundation4 cloudburst3 downpour3 torrent3 overwhelm1 swamp1
delusion delude6 hallucination2
deluxe opulent7 sumptuous7 luxurious2 gilded1
delve dig6
demagogic demagogue8
demagogue demagogic8
demand necessitate3 require3
demean degrade4 humiliate3 disgrace2 chagrin1
demeanor deportment9 behavior3 conduct1 manner1
demented crazy7 mad5 insane4 sick1
demise death1
democracy democratic5 democratize5 republic4
democratic democracy5 classless1 popular1
democratize democracy5
demolish demolition6 pulverize3
demolition demolish6 destruction4
demon fiend7 daemon6 devil3 ogre2
demonic fiendish9 satanic8 diabolical5 hellish5 unholy5 infernal4 evil1
demonstrable provable4
demonstrably provably9
demonstrate show5 prove3 affirm2 confirm2 corroborate2 establish2 manifest2 present2 substantiate2 attest1 certify1 exhibit1
demonstration presentation2
demonstrative gushy2
demoralize deprave7 debase5 misdirect5 debauch4 deject4 dispirit4 pervert4 corrupt3 depress3 profane3 subvert2 dismay1
demoralized disheartened9 pessimistic5
demoralizing disheartening9 dispiriting9
demote relegate5
demure coy7
den lair6 hideout4 hideaway3 habitation2
denial deny2
denigrate belittle5 calumniate5 defame5 besmirch4 slander3
denigrating defamatory9 libelous9 harmful2
denominator divisor1
denote signify2 announce1
denounce decry4 condemn3 excoriate3 criticize2
dense density5 impenetrable3 dumb2
densely thickly2
denseness density4
density dense5 denseness4
dent incision2
dental tooth5 dentistry2
dentistry dental2
denuded bald3
deny denial2 contravene1 withhold1
depart departure5 vary2 deviate1 differ1 exit1 go1
department departmental8 interdepartmental6
departmental department8
departure depart5 deviation3 difference1 divergence1
dependable reliable8
dependence addiction2
dependency addiction2
dependent interdependent2 reliant1
depict describe4 picture2
depiction delineation8 characterization6 description2 portrait2 portrayal1
deplete exhaust4
depleted insufficient3
deplorable lamentable8 pitiful3 sorry3 reprehensible2 wretched2
deplorably woefully9 sadly1
deplore bemoan3 bewail3
deploy deployment7
deployment deploy7
deport extradite4 acquit3 behave2 exile2 expatriate1
deportation exile1
deportment demeanor9 behavior3 conduct1 manner1
depose oust3 overthrow3 subvert3 expel1
deposit depositor3 sedimentation3 sediment2 wedge2 lodge1 situate1 stick1
depositor deposit3
depot storehouse4 terminal3
deprave debase7 demoralize7 misdirect7 debauch5 pervert5 corrupt4 profane4 subvert4
deprecate deprecatory4 depreciate3
deprecating deprecatory9 belittling5
deprecatory deprecating9 belittling5 deprecate4
depreciate deprecate3
depreciation disparagement1
depredation ravage2
depress deject7 dispirit7 demoralize3 dismay2
depressing depressingly8 dismal5 disconsolate3 dreary3 gloomy2 somber2
depressingly depressing8
depression valley1
deprivation privation7
deprive divest5 strip2 withhold1
derange madden2 craze1
deranged crazed9 insane1
derby bowler3
derelict creaky3 decrepit3 remiss2
dereliction delinquency3
deride derisive8 derision7 catcall1
derision deride7 scoffing3 mockery2
derisive deride8 disrespectful2
derivative differential3
derive deduce5 infer5 gain2
derogatory disparaging9
descend descent4 deign2 fall2
descendants posterity7
descent descend4 extraction2 origin2
describable expressible4
describe depict4 descriptive4 report2 expound1
description characterization2 delineation2 depiction2
descriptive describe4
descriptor form3 word2
desecrate outrage2 profane2
desecration sacrilege9 blasphemy4 irreverence2
desegregate integrate4 mix2
desegregation integration8
desert forsake6 desolate2
deserter turncoat7 defector5 renegade2
desertion abandonment7 defection7
deserve merit5
design contrive3 plan1
designate label2
designation appointment4
designer decorator5 architect4
desirable enviable2 preferable2
desire want5 yearning2
desirous wishful7 envious4 homesick4 covetous3 jealous3 nostalgic3 avid2
desist abstain5 refrain2
desolate barren4 bleak3 forsake3 desert2 inconsolable2 inhospitable2 disconsolate1
desolation devastation6 bleakness4 deterioration2 nakedness1 ruin1
despair desperation6
despairingly despondently9
desperate hopeless2 goner1
desperately urgently8
desperation despair6
despicable vile7 slimy5 worthless4 ugly2 unworthy2
despise disdain5 scorn4
despoil ransack5 foray4 pillage4 loot2 plunder1
despondent hopeless2
despondently despairingly9
despot autocrat9 tyrant7 czar2 dictator1
despotic authoritarian2 autocratic1 tyrannical1 undemocratic1
despotism tyranny7 dictatorship3 totalitarianism3
destination terminus2
destine doom5 fate2 intend1
destiny fate8
destitute indigent7 impoverished6 devoid5 needy4 nonexistent1
destroy destructive6 destroyer5 destruction4 ruin3 eliminate2 undo2
destroyer destroy5
destruction demolition4 destroy4
destructive destroy6 annihilating2 cataclysmic2 withering2 corrosive1 devastating1
detach disconnect1
detached isolated2 unconcerned2
detachment disengagement4 insularity2 insulation1
detail fact1 item1 point1
detailed careful4 elaborate3
detain detention5 delay3
detect detector7 notice6 observe6 discover4 find3 sight1
detectable noticeable4 perceptible3
detective policeman3 investigator2
detector sensor8 detect7
detention custody6 detain5
deter discourage6 deterrent5 dissuade4
deteriorate degenerate3 devolve1
deterioration impairment3 declension2 desolation2 devastation2 falloff2
determinable ascertainable4 definable4
determinate fixed2
determination conclusion2 discovery2 identification1
determine ascertain5 decide1 find1
determinism deterministic8
deterministic determinism8
deterrent deter5 hindrance5 impediment5 balk2 obstacle2
detest hate8 dislike4
detonate explode5
detonation explosion6
detonator cap2
detract detractor8
detractor detract8 cynic3 knocker3
detriment expense1
detrimental prejudicial8 harmful2
devalue cheapen3
devalued debased4
devastate ravage3 scourge1
devastating annihilating8 withering6 destructive1 disrespectful1
devastation desolation6 deterioration2
develop evolve4 originate1
development evolution4 developmental2 growth1
developmental development2
deviant aberrant5 deviate5 pervert3 degenerate2 abnormal1
deviate deviant5 divert3 aberrant2 pervert2 vary2 degenerate1 depart1
deviation departure3 difference2 divergence2 variation2
device instrument2 instrumentation2
devil daemon3 demon3 annoy2 fiend1 hellion1 irritate1 rile1 vex1
devilish diabolical5 roguish2
devilment mischief8 shenanigan7 misbehavior3 misdeed3
devious shifty3 oblique2 untrustworthy1
devise invent6 contrive4 formulate3 forge2
devoid destitute5 nonexistent3 barren2
devolution degeneration6 devolve3 obsolescence2
devolve devolution3 degenerate1 deteriorate1
devote dedicate7 devotee7 commit5 consecrate3
devotee devote7 buff5 lover4 fan3
devotional pious3
devour consume1
devout heartfelt4
devoutly piously9
dexterous deft9 adroit3
dexterously deftly7
diabolical demonic5 devilish5 fiendish5 satanic4 hellish2 infernal2 unholy2
diagnose diagnosis7
diagnosis diagnose7 diagnostic7 identification2
diagnostic diagnosis7 symptomatic3
diagnostician pathologist9
diagonal oblique2 slanting2
dialect idiom4
dialog dialogue9
dialogue dialog9
diameter length3
diamond adamant2 sparkler2
diaper nappy5 napkin4
diaphragm midriff2 musculature1
diary journal6 blog1
dicey dangerous1
dictate prescribe7 inflict3
dictation command3 bid2
dictator dictatorship4 dictatorial3 authoritarian1 autocrat1 despot1
dictatorial authoritarian4 overbearing4 dictator3 autocratic1 domineering1 tyrannical1 undemocratic1
dictatorship tyranny8 totalitarianism7 dictator4 autocracy3 despotism3
diction enunciation7 phraseology5 verbiage2
dictionary lexicon3
dictum pronouncement8 directive2
die perish8 decease6 croak5 expire5 death4 exit1
diet dietary5
dietary diet5
differ depart1 disagree1 vary1
difference differentiate5 differential3 deviation2 departure1 dispute1
different several3 various1
differential derivative3 difference3
differentiate distinguish7 difference5 identify3 characterize1 separate1
differentiation distinction5 discrimination1
differently otherwise4
difficult hard5
difficulty exertion1 problem1 trouble1
diffident unsure4 shy3 timid1
diffuse disseminate3 permeate3 pervade3 circulate1
diffusing distributive4
dig delve6
digest compilation2 tolerate1
digit integer3 figure1 finger1
dignify dignity6
dignitary vip9
dignity dignify6 comportment2 mien2 pride1
digress sidetrack3 straggle3 stray2
digression parenthesis3 diversion2
dike dam2
dilapidated ramshackle9 bedraggled3
dilate distend6 expound2 widen2
dilemma quandary5 perplexity3
diligent industrious2 untiring2
dim faint2 indistinct2 wispy2 shadowy1
dimension dimensional3 length2 attribute1 feature1
dimensional dimension3 multidimensional3
diminish decrease6 diminution6 lessen6
diminution diminish6 decline3 reduction2
diminutive tiny7 midget5 petite5
dimly indistinctly8
din ruckus5 blaring4 blare3 clamor3 rumpus3 ado2 commotion2 boom1
dine dinner7 diner5
diner dine5
dinghy rowboat9
dingy grimy8 grungy8 grubby3 dirty2 dismal2 unclean2
dinner dine7
dip dunk4 dipper3
diploma sheepskin2
diplomacy finesse5 diplomatic4 statesmanship2 tact1
diplomatic diplomacy4 suave1
dipper dip3 ladle2
dire fearsome5 horrendous5 dreadful4 frightening4 terrible4 awful2 horrific2 dread1 fearful1
direction counseling2 itinerary2 route2 way1
directive dictum2 pronouncement2
directly straight4 forthwith3 immediately3 instantly2 straightaway1
directness immediacy3 candor2
director manager5 administrator2
dirge requiem7 lament3
dirt soil8 grunge5 dirty4 grime3 filth2
dirty unclean6 dirt4 dingy2 grimy2 grungy2 grime1
disability handicap4 impairment2 softness1
disable incapacitate9 handicap2
disabled handicapped9
disadvantage disfavor2
disadvantageous minus2
disaffect alienate8 alien1
disaffected rebellious5 discontented4 discontent1
disagree disagreement6 contravene2 negate2 contradict1 differ1 dissent1
disagreeable bothersome3 galling3 nettlesome3 pesky3 pestering3 stressful2
disagreement disagree6 dissonance5 discrepancy4 dissension3
disallow prohibit9 proscribe9 forbid8 veto3
disappear vanish7
disappoint frustrate3 thwart3 bilk1 scotch1
disappointed discomfited5 unsuccessful2
disappointment letdown8 dissatisfaction3 frustration3
disapprobation condemnation6 censure2
disarm disarmament7
disarmament disarm7 disarming5
disarming disarmament5
disarray confusion3 perplexity3
disassemble dismantle4
disaster catastrophe8 calamity6 disastrous5 tragedy5 cataclysm3 tsunami2 misfortune1
disastrous disaster5 fateful2 unfortunate2
disavowal disclaimer5 retraction3
disbelief incredulity8 skepticism7
disbelieve discredit2 distrust2 doubt2 mistrust2
disbursement expense6 outlay4
disc platter4 record3 disk2 saucer2 audio1
discard dispose3
discern distinguish4 recognize4
discernible observable2
disciple adherent7
disciplinarian moralist4 stickler4 authoritarian1
disciplinary discipline2 corrective1
discipline disciplinary2
disclaimer disavowal5 renunciation2 retraction2 repudiation1
disclose divulge8 disclosure7 expose4 reveal4 unwrap4
disclosure disclose7 revelation6
discoloration stain2
discomfited disappointed5
discomfort malaise3
disconcert abash4 embarrass3 distract2 flurry1 upset1
disconcerting displeasing4
disconnect unplug6 gulf2 detach1
disconsolate inconsolable7 dismal5 depressing3 dreary2 gloomy2 desolate1
discontent dissatisfaction3 yearning3 disgruntled2 dissatisfied2 disaffected1 dissatisfy1
discontented disaffected4 disgruntled4 dissatisfied4 restless3 rebellious2 unsatisfied2
discontinue cease6 quit6 stop3
discord dissension3 strife3
discordant divisive3
discount dismiss5 ignore3 disregard2
discourage deter6 admonish2
discouragement dismay4
discourse context3 discuss3 converse2 preaching2 sermon2
discourteous brusque3 curt2 impolite1
discourtesy rudeness4 disrespect3 offense2
discover detect4 find3 notice3 discovery2 learn2 observe2 conceive1 divulge1 hear1
discovery breakthrough2 determination2 discover2
discredit disrepute5 disbelieve2 infamy1
discreet circumspect3 tactful2
discrepancy variance5 disagreement4 variant3
discrete distinct1
discretion discretionary5 prudence2
discretionary discretion5 arbitrary3
discriminate discriminatory2
discrimination favoritism3 differentiation1
discriminatory discriminate2 homophobic2 preferential2 sexist1
discuss discourse3 deal1
disdain scorn8 despise5 contempt4 spurn3
disdainful contemptuous8 scornful8 haughty4 imperious4 supercilious3 swaggering3 disrespectful2 lordly2 overbearing1
disease illness4 sickness4 malady2
disembodied immaterial2
disenchant disenchantment8 disillusion6
disenchanted disillusioned5
disenchanting disillusioning9
disenchantment disillusionment9 disenchant8 disillusion6 edification4 sophistication3
disengage withdraw2 extricate1
disengagement detachment4 pullout4
disentangle extricate6 untangle5
disfavor disadvantage2 dislike1 wilderness1
disfigure deface9 blemish5
disfigured ugly2
disgrace shame5 dishonor3 demean2
disgraceful shameful8 scandalous7 inglorious4 dishonorable2 immoral2
disgracefully shamefully9
disgruntle dissatisfy3
disgruntled dissatisfied9 discontented4 discontent2
disguise camouflage3
disguised covert1
disgust repugnance2 revolt2 revulsion2 sicken2 nauseate1 scandalize1
disgusted displeased4 sick1
disgusting yucky9 disgustingly8 distasteful5 loathsome5 foul3 repellent3
disgustingly disgusting8 distastefully4
dish crockery2
disheartened demoralized9 pessimistic5
disheartening demoralizing9 dispiriting9
dishevel tousle9 tangle1
disheveled rumpled9 tousled9 untidy3
dishonest corruptible4 dishonorable4 misleading3 thieving2 deceitful1 fraudulent1
dishonestly deceitfully9
dishonor disgrace3 ravish2 disrepute1 rape1 shame1
dishonorable dishonest4 inglorious3 shameful3 debasing2 disgraceful2 misleading2 thieving1
disillusion disenchant6 disenchantment6 disillusionment6 edification2 sophistication2
disillusioned disenchanted5
disillusioning disenchanting9
disillusionment disenchantment9 disillusion6 edification4 sophistication3
disinfect sterilize3
disinfectant germicide6
disingenuous artful7 perverted3
disinherit disown8
disintegration decomposition3 dissolution1
disinter exhume9 excavate1
disinterest neutrality4
disinterested impartial3
disjoint dissociate3 divorce2
disjointed garbled7 illogical4 confused3 disordered3 dislocated2 incoherent2 scattered2 unconnected2
disk saucer5 disc2 dot2 harrow2
diskette floppy6
dislike detest4 hate3 disfavor1
dislocated disjointed2 injured1
dislocation breakdown4 disruption1
disloyal unpatriotic7 faithless2 traitorous2
disloyalty infidelity4 treachery2
dismal depressing5 disconsolate5 dreary5 gloomy4 dingy2 sorry2
dismally drearily8 dreadfully1
dismantle raze7 disassemble4 bulldoze3
dismantled razed9
dismay alarm4 consternation4 discouragement4 deject3 dispirit3 depress2 horrify2 demoralize1
dismiss discount5 ignore4 disregard3
dismissive uninterested2
disobedience disobey8 insubordination2
disobedient disobey7 wayward4 headstrong3 recalcitrant2 unruly1 willful1
disobey disobedience8 disobedient7 undermine3 sabotage2
disorder disquiet2 perturb2
disordered confused4 disorganized4 garbled4 disjointed3 illogical2 incoherent1 scattered1 upset1
disorderly jumbled5 rambunctious3 boisterous2 rowdy2 unruly2 raucous1 untidy1
disorganized disordered4 chaotic2 confused1
disorienting estranging4 stupefying1
disown disinherit8 repudiate3 rebut1 refute1
disparage belittle4
disparagement calumny2 defamation2 depreciation1
disparaging derogatory9
disparity inequality4 gap2
dispassionate impartial3
dispatch communique4 shipment1
dispensary clinic1 dispense1
dispense distribute5 administer3 allot3 assign2 dispensary1
dispersal dissemination2
disperse scatter6 sprinkle4 dissipate2
dispersed spread2
dispersion dissipation1 distribution1
dispirit deject9 depress7 demoralize4 dismay3 chill1
dispiriting demoralizing9 disheartening9
displace transplant1
displacement amplitude1
display exhibit4 expose2
displease displeasure8 annoy5 irritate4 rile4 vex4 bother3 gravel2 nettle1
displeased disgusted4 miffed4 peeved4 riled4 annoyed3 exasperated3
displeasing disconcerting4 infuriating4 maddening4 exasperating3
displeasure displease8
disposal administration2 disposition1
dispose discard3 disposition2
disposition temperament5 dispose2 disposal1
dispossessed homeless3
dispossession eviction4 exorcism4
disprove refute1
disputable debatable5 arguable2 controversial1
dispute challenge3 quarrel3 contravention2 controversy2 difference1
disqualified ineligible3
disqualify unfit4
disquiet perturb4 disorder2 distract2
disquieted upset2
disquieting uncomfortable2
disregard ignore6 dismiss3 snub3 discount2 inattention2 neglect2
disreputable infamous4 notorious4 sordid3 squalid3
disrepute discredit5 infamy2 dishonor1
disrespect discourtesy3 transgress2 breach1 violate1
disrespectful contemptuous3 scornful3 derisive2 disdainful2 impudent2 insolent2 devastating1 irreverent1
disrobe undress7 strip2 peel1
disrupt interrupt6
disruption interruption6 commotion3 dislocation1
disruptive tumultuous9 turbulent7 riotous5
dissatisfaction dissatisfy8 letdown4 boredom3 disappointment3 discontent3 tedium2
dissatisfied disgruntled9 discontented4 discontent2
dissatisfy dissatisfaction8 disgruntle3 discontent1
dissemble pretend7 feign6 misrepresent3 sham2 affect1 cloak1 mask1
disseminate circulate4 diffuse3 spread2 broadcast1
dissemination circulation2 dispersal2 propagation2
dissension disagreement3 discord3 dissonance3
dissent disagree1 protest1
dissenter objector9 dissident5 contestant4
dissertation thesis3
dissident dissenter5 heretical5 objector5 contestant2
dissimilar unlike2
dissipate scatter6 disperse2 fritter2
dissipation dispersion1
dissociate disjoint3 divorce3
dissolute libertine5 degenerate4 immoral3 riotous2
dissolution adjournment1 disintegration1
dissonance disagreement5 dissension3
dissuade deter4
distaste antipathy8 aversion8
distasteful disgusting5 yucky5 unsavory4 loathsome3 foul2 repellent1
distastefully disgustingly4
distend dilate6 distension5 widen2
distension distend5
distill distillery4 purify4
distillery distill4
distinct distinguishable2 chiseled1 crisp1 discrete1
distinction differentiation5 distinguish4 preeminence4 eminence3
distinctive characteristic2 identifiable2 typical1
distinctly clearly2
distinguish differentiate7 discern4 distinction4 identify2 recognize1 separate1
distinguishable distinct2
distort garble7 falsify6 warp4 misrepresent2 contort1
distortion deformation5
distract disconcert2 disquiet2 perturb2 deflect1
distraught overwrought9 agitated1
distressingly painfully8
distribute dispense5 allot2 distributor2 spread2 administer1 assign1
distribution dispersion1
distributive diffusing4 pervasive4
distributor retailer3 supplier3 distribute2 provider2
district territory6 dominion4
distrust mistrust9 disbelieve2 suspect2 suspicion1
distrustful leery4 cynical3 suspicious3 jealous2 skeptical2 wary1
disturb perturb1 trouble1 upset1
disturbance perturbation5 commotion2 hassle1
disuse neglect2 omission2
disused obsolete9
dither tizzy5 fuss2
dive nightclub2 plunge2 cabaret1
diver plunger2 loon1
divergence deviation2 departure1
divers diverse8
diverse divers8
diversification diversify5
diversify diversification5 diversity5 motley1
diversion recreation6 divert3 digression2 entertainment1 sport1
diversity diversify5 variety3
divert amuse3 deviate3 diversion3
divest deprive5 strip3
divide divisible5 separate2 split2 division1
divine creator3 almighty2 godly2 lord2 churchman1 cleric1
diviner seer2
divinity deity7 god3 immortal2
divisible divide5 separable4
division component1 divide1 element1
divisive discordant3
divisor denominator1 factor1
divorce dissociate3 disjoint2
divulge disclose8 unwrap5 expose4 reveal4 discover1
dizzily dizzy5
dizziness vertigo9 giddiness4
dizzy giddy7 woozy6 dizzily5 frivolous1 silly1
docile sheepish2
docket agenda2
doctor physician8 md4
doctrinaire instructive2
doctrine ism9 indoctrinate8 philosophy7
document documentary3 missive2 letter1
documentary document3
documentation corroboration7 certification3
dodge sidestep2 evade1 stratagem1
dodo fogy7 fossil4
doer actor1
dog canine1 chase1
doggedly tenaciously9
doggerel jingle3
doghouse kennel5
dogma tenet8 dogmatic6
dogmatic dogma6
doldrums stagnation6
doleful mournful3 sad2
doll dame3 dolly2 chick1
dollar banknote1 clam1 greenback1
dolly doll2
domain arena5 sphere4 environment2 orbit1
dome noodle2
domestic home1
domicile reside5 dwelling3 shack3 abode2 habitation1 home1 house1
dominance ascendancy5
dominant paramount2
dominate predominate4 dominion3 prevail3 reign2
domination supremacy3 mastery1
domineer tyrannize5 browbeat3 bully1
domineering bossy4 autocratic3 overbearing3 peremptory3 tyrannical2 cavalier1 dictatorial1
dominion district4 dominate3 territory2
donation contribution5
donkey burro1
donor conferrer7 presenter3
doodad doohickey9 thingamajig9 whatchamacallit9 gimmick4
doodle scrabble3 scribble2
doohickey doodad9 thingamajig9 whatchamacallit9 gimmick4
doom destine5 fate1
door doorway4 entryway2
doorbell buzzer7 bell3
doorknob knob1
doorman porter4
doorstep sill2 threshold2
doorway door4 entryway4 entrance3 threshold2
dope booby2 dopey2
dopey dope2 foolish2 jerky1
dork jerk3 misfit3 schmuck3
dorm dormitory8 hall2
dormant torpid2
dormitory dorm8 hall1
dosage dose6
dose dosage6
dot disk2 saucer2 stud2
double dual3 twofold3 doubly1
doubly twice3 double1
doubt uncertainty3 disbelieve2
doubtful dubious7 questionable3
doubtfully dubiously5
doubtless undoubtedly9
dough kale3 lettuce3 cabbage1 loot1 pastry1
doughnut halo2 ring1
dour morose3 tenacious3 sullen2 moody1 stubborn1
dourly glumly9 sullenly9
dousing submersion5
dowdy frumpy3
downcast downhearted3 gloomy1
downer sedative6
downfall rainfall1
downhearted gloomy5 dejected3 downcast3 blue2 grim1
downpour cloudburst9 torrent6 deluge3
downright sheer1
downwind lee2
downy fluffy7 pubescent1
doze drowse8 snooze5 catnap3 nap2
dozen twelve7
drab dreary5 somber3
draft drafty2
draftsman cartoonist2
drafty leaky3 draft2
drag haul3 cart2
drain drainage4 evacuation1
drainage drain4 evacuation3
drama dramatist6 dramatize4 dramatic3 episode1 play1
dramatic drama3 spectacular3 melodramatic2
dramatist playwright9 drama6 dramatize5
dramatize dramatist5 drama4 embellish3 pad2 embroider1 lard1
drape drapery4 curtain3
drapery curtain6 drape4 pall1
drastic forceful2
draw pull2 drawer1
drawback gimmick3
drawer draw1
dread apprehension3 fearsome3 frightening3 horrendous3 terrible3 fear2 dire1 horrific1
dreadful fearsome8 horrendous8 terrible8 frightening7 awful6 dire4 horrific4 fearful2 abominable1 atrocious1 unspeakable1
dreadfully horribly8 awfully2 dismally1
dream daydream2 dreamer2 dreamy2 imagery2
dreamer idealist4 dream2 escapist2
dreamlike surreal5 unreal1
dreamy languid3 languorous3 dream2 lethargic2
drearily dismally8 dreary4
dreary dismal5 drab5 drearily4 depressing3 disconsolate2 gloomy2
dregs sediment2
drench swamp3
drenching souse1
dress garb4 tog3 apparel2 clothe2 dressy2 attire1 frock1
dresser bureau3
dressmaker seamstress9
dressy dress2
dribble trickle7 drip1 slobber1
drift float3 impetus3 roam3 rove3 drifter2 stray2 wander2 err1
drifter vagrant6 hobo3 wanderer3 drift2 vagabond2
drink drinker4 beverage1 booze1 imbibe1
drinkable beverage6 alcohol2 food2
drinker drink4
drip dribble1 trickle1
drive driver4
drivel slobber7 drool3 slaver3 garbage2 guff2 salivate2
driver drive4
drone monotone1
drool baloney5 slobber5 drivel3 covet2 humbug2 salivate2 slaver2
droop sag7 loll2
drop droplet2
droplet drop2
dropout quitter2
droppings dung7 feces3 muck3
dross impurity6 slag3
drought dryness2
drown submerge3
drowse doze8 drowsy4 snooze4 catnap2 nap2
drowsily drowsy4
drowsy drowse4 drowsily4 asleep1
drudge drudgery5 toil4 peon3 hack2
drudgery drudge5
drudging toiling9 busy1
drug druggist7 agent1
druggist apothecary9 pharmacist9 drug7 chemist4 pharmacologist3
drugstore pharmacy5
drum drummer3
drummer drum3
drunkard wino9 rummy5 boozer3 alcoholic2 lush1 souse1
drunken inebriated3 intoxicated3
drunkenness alcoholism3 intoxication3
dry dryness4
dryness dry4 drought2 sobriety1
dual double3 multiple2 twofold2
dub nickname3
dubious doubtful7 dubiously3 uncertain2 questionable1 unsure1
dubiously doubtfully5 dubious3
duck duckling2
duckling duck2
duct canal3
dud misfire1 washout1
dude dandy3 beau2 gallant2
duds togs9
due duly2 repayable1
duel duelist5
duelist duel5
duet duo9 couple3 pair2
dull dully3 irksome2 muffled2 tiresome2 wearisome2 tedious1
dullard stupid3
dully dull3
duly due2
dumb stupid3 dense2 speechless2 obtuse1
dumbbell booby2
dumbfound nonplus9 mystify8 bewilder7 perplex7 puzzle7 baffle6 amaze4 befuddle4 confound4 stupefy4 confuse2 elude2 gravel1
dumbfounded flabbergasted9 thunderstruck9
dumbfounding incredible2 unbelievable2
dummy booby2
dumpy pudgy3 tubby3 chunky2 squat1
dun crucify1
dunce blockhead9
dung droppings7 feces2 muck2
dungeon stronghold3
dunk dip4 souse1
duo duet9 couple3 pair3
dupe gull3 victim3 chump2 cod2 slang2 deceive1 sucker1
duplicate repeat2 twin2 replicate1
durability permanence3 persistence3
duration continuance4
dusk nightfall8 dusky5 twilight5
dusky dusk5 swarthy5 twilight3
dust dusty6 debris4 rubble4 junk2 particulate2 rubbish1
dustbin ashcan9
dusty dust6
dutiful obedient3
duty obligation5 responsibility5 chore2 role1 tariff1
duvet quilt2
dwarf midget3 gnome2 overshadow2
dwell consist4 dweller4 populate4 brood3 inhabit3 live3
dweller inhabitant9 dwell4
dwelling abode5 habitation4 home4 house4 domicile3
dye stain2
dyeing staining4
dynasty kinfolk3
dysfunction paralysis3
eager anxious4
eagerness ardor3 keenness3 enthusiasm2 zeal2
ear aural5
early previous1
earmark hallmark3 appropriate2 reserve2 trademark2
earn earner6 garner3
earner earn6 breadwinner3
earnest solemn3 heartfelt2 sincere1
earnestly seriously8
earnestness seriousness7 sincerity5 solemnity2
earnings profits7 profit5 salary5 remuneration4 wage4 income2
earphone headphone9 receiver1
earsplitting deafening9 thunderous8 loud2
earth globe9 extraterrestrial4 ground4 world4 terrestrial3
earthquake quake6
earthy crude2 indecent1 uninhibited1
ease facilitate3 allay1 alleviate1
easel tripod4
easily easy6
east easterly2 eastern2 eastward2 orient1
eastbound eastward5
easterly east2
eastern east2
eastward eastbound5 east2
easy easily6 elementary2
easygoing leisurely3 unhurried3
eat eater5
eatable comestible9 edible9
eater eat5 feeder3
eatery restaurant9 cafeteria3
eaves overhang2
eavesdrop eavesdropper8
eavesdropper eavesdrop8 snoop2
ebb ebbing4 wane2
ebbing ebb4 wane4
ebullience enthusiasm5 exuberance5
ebullient exuberant8
eccentric bizarre6 outlandish6 crackpot1 flake1 flaky1
eccentricity oddity2
ecclesiastical church5
echo reverberation4 resound2 reverberate2
eclipse overshadow4
ecologist ecology6
ecology ecologist6 environmental2
economic economy7 socioeconomic2
economical economy3 efficient2 frugal2 stinting2
economist economy7
economize economy1
economy economic7 economist7 economical3 economize1
ecstasy rapture9 ecstatic6 exaltation5 bliss3
ecstatic rapt9 rapturous9 ecstasy6 joyous3
ecumenical universal4 comprehensive1
eddy whirlpool4 purl3 swirl3 whirl1
edge border1
edgy uptight9 jumpy8 restive8 jittery5
edible comestible9 eatable9
edict fiat5 decree3
edification edify8 sophistication7 disenchantment4 disillusionment4 enlightenment3 disillusion2
edifice house3
edify edification8 enlighten7
edifying enlightening5
edit editor6
editor editorship8 edit6 editorial2
editorial editor2 article1 column1
editorship editor8
educate civilize2 train2 groom1
education instruction3 course2 pedagogy2
educational educationally6 instructive2
educationally educational6
educator instructor4 teacher4
efface obliterate3
effect upshot7 consequence6 effectuate6 result4 outcome2
effective effectual5 efficacious3 efficient2 competent1
effectiveness efficacy3 potency2
effectual effective5 efficacious3 legal1 valid1
effectuate effect6 accomplish3 fulfill2
effeminate sissy6 emasculate5
effervescent sparkling3 fizzing1 fizzy1 frothy1
efficacious effective3 effectual3
efficacy effectiveness3
efficient competent2 economical2 effective2 streamlined2 businesslike1
effigy idol2
effluent wastewater9
effort attempt5 endeavor3 exertion3
effortless facile2
effusive burbling7 gushy5 lively1
egalitarian classless6
egg ovum5
ego egotism3 self2
egotism egotist7 ego3
egotist egotism7
egregious flagrant9
ejaculate blurt7 semen4
ejaculation interjection6
ejection expulsion6 burping2 riddance2 belch1 belching1 burp1
elaborate expound4 luxuriant4 detailed3 clarify2 elucidate2 careful1
elaborately intricately9
elaboration amplification6 intricacy1 refinement1
elapse pass2
elastic rubbery1
elate intoxicate7 uplift5 exhilarate3 exalt1
elation lightness4 bliss3 euphoria2
elder older2 senior1
elderly older6
elect electorate7 eligible7 elector6
election electoral8
elective optional1
elector voter8 elect6
electoral election8
electorate elect7
electrician lineman2
electricity electrify3
electrify electricity3
electrifying exciting2
electrode anode5
electrostatic static3
elegant foppish2 ritzy1
elegy lament2
element component7 constituent3 ingredient3 factor2 division1 point1
elementary easy2 simple2
elevate lift3 promote2 favor1 raise1
elevation meridian2 summit2 height1
elf gremlin7 imp6 pixie6 brownie3 sandman2 elfin1
elfin elf1
elicit evoke6 arouse5 provoke4 kindle2
eligible elect7 suitable1
eliminate destroy2 omit2 annihilate1 exclude1
elimination riddance6 excreting3 excretion2 simplification1
elitism elitist8
elitist elitism8
elk moose7
ell annex2
ellipse elliptical6 oval6 elliptic4 circle3
elliptic ellipse4 oval3
elliptical ellipse6 oval5
elongate lengthen2
elongated prolonged2
eloquence fluency7 smoothness3
eloquent fluent4 facile3 articulate2
eloquently articulately9
elucidate clarify6 lucidity6 expound4 explain3 crystallize2 elaborate2 illuminate2
elude evade5 elusive3 dumbfound2 nonplus2 bewilder1 mystify1 perplex1 puzzle1 resist1 sidestep1
elusive elude3 baffling1 subtle1
emaciated gaunt9 bony8 cadaverous8 haggard4 skeletal2 thin1
emanate exhale1
emanation emission4 procession2
emancipate liberate5
emasculate effeminate5 castrate4 sissy3
embalm mummify2
embankment rampart3
embarrass abash8 disconcert3 obstruct3 hinder1
embarrassed abashed8
embarrassing embarrassingly5 mortifying4
embarrassingly embarrassing5
embarrassment chagrin1 mortification1 shame1
embed implant5 infix1 insert1
embellish adorn4 beautify4 decorate3 dramatize3 embroider3 lard3 pad3 grace1 ornament1
embellishment embroidery5
ember coal2
embezzle misappropriate9
embezzlement misappropriation7
emblem emblematic5 flag3 allegory2
emblematic emblem5 symbolic4 exemplary1
embodiment incarnation5 personification2 reincarnation1
embody personify3 substantiate2 exemplify1 incarnate1 symbolize1
embolden hearten9 cheer3 recreate2
emboldened bold1
emboss boss2
embrace encompass5 hug3 clasp1
embroider embroidery4 embellish3 dramatize1 lard1 pad1
embroidery embellishment5 embroider4
embroil tangle4 sweep2
embryo embryonic3
embryonic embryo3
emergence outgrowth3
emergency exigency4 crisis2
emergent nascent2 sudden1
emeritus retiree2
emigrate migrate3
emigration migration2
eminence preeminence8 distinction3
eminent lofty2 superior1
emissary envoy4
emission emit5 emanation4 radiation2
emit emission5
emotion fear2 fright2
emotional emotionally2
emotionally emotional2
empathize empathy8 sympathize5
empathy empathize8
emphasis emphasize5 emphatic3 vehemence3 accent2
emphasize accentuate5 emphasis5 accent3 punctuate3 stress3 underline3 underscore3 express1
emphatic emphasis3
emphatically decidedly9 definitely9 unquestionably3
empirical empiricism3 observational3 existential2 quackery2
empiricism empirical3 positivism2 quackery2 sensationalism1
employ use7 utilize7 apply4 hire4 employee3 employer3 employment1
employee employ3
employer employ3
employment employ1 services1
empower empowerment7 endow3 entitle3 invest1
empowerment empower7 certification2
emptiness vacuum2
empty meaningless1
emulator imitator5 ape3
enact ordain6 legislate4 decree2
enactment passage2 act1
enamor captivate9 bewitch7 beguile5 charm4 capture3 enchant3 trance3 attract2 entrance2 fascinate1
enamored infatuated9 smitten3
encamp bivouac5 camp3 tent2
encampment campground7 campsite7 bivouac6 camp2
encase pack3
enchant enthrall8 ravish4 bewitch3 captivate3 enamor3 beguile2 charm1 glamour1 transport1
enchanted spellbound5 bewitched4
enchantment trance3 fascination2 spell2
encircling peripheral2
enclose envelop6 enclosure4 wrap1
enclosure enclose4
encode cipher2
encoding encryption9
encompass embrace5 cover2
encounter meet2 skirmish2
encourage promote7 boost2 advance1
encouragement boost2
encroach impinge8 infringe4 entrench1 trench1
encroachment intrusion6 invasion4 entrance1
encryption encoding9
encumber constrain7 restrain2
encumbrance onus7 burden5 headache1
end terminate5 goal2 cease1
endanger imperil7 jeopardize5 peril5 threaten4 menace2
endear delight1
endeavor enterprise4 strive4 effort3 attempt2
endemic indigenous2
endless interminable7 eternal2 infinite1
endlessly ceaselessly4 infinitely4 unceasingly4 incessantly3 continuously2
endorse approve2 sanction2 support2
endorsement blurb6 imprimatur3
endow empower3 invest3 gift2
endowment talent6 gift3
endurance survival3
endure tolerate5 abide3 brook3 suffer3 survive3 bear1
enemy foe2
energetic vigorous3 energy2 indefatigable2 industrious2 brisk1 spanking1 strenuous1 tireless1
energize energy5 recreate3 vivify3 stimulate2 arouse1 revive1
energy energize5 radiation3 vigor3 energetic2
enervate faze4 unnerve4 unsettle4 unman1
enervating debilitating5
enervation exhaustion1
enforce implement3 impose3
enforcement imposition3 infliction2
engage pursue4 engross1 hire1
engagement battle5 betrothal2 conflict2 fight1
engender spawn5 breed3 beget2 sire2
engine motor2 locomotive1
engineer technologist8
engineering technology9 application2 profession1
engrave inscribe6
engraved inscribed3
engross engulf6 immerse4 steep3 engage1
engrossed intent5 attentive3 captive2
engrossing fascinating8
engulf engross6 immerse4 steep3
enhance heighten3
enhancement sweetening4
enigma mystery7 enigmatic6 perplexity4 riddle2
enigmatic enigma6 puzzling6 incomprehensible2
enjoin injunction3 order2
enjoy bask5 enjoyment4 relish4 savor4
enjoyable pleasurable9 gratifying4 pleasant2
enjoyment enjoy4 gusto2 relish1 zest1
enlarge expound2 amplify1
enlargement expansion7 extension1
enlighten edify7 irradiate3 illuminate1
enlightening edifying5 informative5
enlightenment edification3 nirvana3 sophistication2
enlist conscript1 procure1
enlistment hitch3
enliven invigorate7 animate5 liven5 inspire4 exalt1
enmesh entangle2
enmity antagonism6 hostility4 bitterness2 hatred2 rancor2 resentment2 war1
enormity indecency2 immensity1 vastness1
enormous tremendous7 big1 large1
enormously hugely9 staggeringly9 tremendously9
enough plenty3 sufficient2 adequate1
enraged maddened9 furious5 angry3
enroll recruit5 inscribe3 enter2 register1
enrollment registration8
enshrine shrine4 saint1
enslave subjugate1
ensue result4 prove3
ensure insure8 assure6 guarantee2 verify2 ascertain1
entail mean3 implicate2 necessitate2
entangle mire3 enmesh2 mat1
entanglement web4
enter enroll2 entrance2 penetrate2 entrant1 recruit1
enterprise endeavor4 business1
entertain socialize3
entertainer performer5
entertainment amusement4 recreation3 diversion1
enthrall enchant8 ravish5 transport2 delight1
enthrone vest5
enthusiasm ebullience5 enthusiastic5 eagerness2 exuberance2
enthusiast partisan2
enthusiastic enthusiasm5 zealous2
entice lure7 tempt5 provoke1
enticement temptation7 lure2
entire whole5 full4 total4 intact2
entirely totally9 wholly9 completely8 altogether7 all2 exclusively2 solely2
entirety totality7 completeness3
entitle empower3
entomb inter9 bury5
entomologist entomology8
entomology entomologist8
entourage retinue9 suite3
entrails innards9
entrance entryway6 doorway3 captivate2 enamor2 enter2 access1 bewitch1 encroachment1
entrant newbie4 newcomer3 fledgling2 enter1 freshman1 interloper1 intruder1 neophyte1 trespasser1
entrap snare2 trap1
entreat beseech9 conjure4 bid3
entreaty appeal4 prayer3
entrench impinge3 encroach1 trench1
entropy randomness2
entrust confide3
entry debut3 introduction2 entryway1
entryway entrance6 doorway4 access2 door2 entry1
entwine interlace4 intertwine4 twine4 lace3 knit2
enumerate itemize7 count2 numerate2 list1
enunciate pronounce5 articulate2
enunciation diction7
envelop enclose6 wrap2
enviable desirable2
envious enviously8 covetous7 jealous7 desirous4 wishful3 envy1
enviously envious8 jealously5
environment environmental6 arena2 domain2 sphere2
environmental environment6 ecology2
environmentalist conservationist9
environs surroundings3 surround1
envisage imagine8 visualize3 envision2 fancy1
envision visualize6 fancy3 envisage2 foresee2 imagine2
envoy emissary4
envy admire2 envious1
ephemeral transitory7 transient2
epic heroic3
epicure gourmet9
epidemic outbreak3
epidermis cuticle4
epigram quip5
epilepsy epileptic6
epileptic epilepsy6
episode drama1
epistemology methodology3
epitaph inscription2
epithet calumny2 defamation2
epitome prototype8 paradigm3
epitomize typify8
epoch era8 age1
equal adequate1 correspond1 gibe1
equality equivalence4 par2
equally evenly2
equanimity composure9 calmness8 calm3 serenity2 tranquility2
equate liken8 compare2 correspond1
equation equivalence1
equator equatorial2
equatorial equator2
equestrian horseman5 knight4 rider1
equilibrium balance2
equine horse5
equip outfit2
equitable evenhanded4
equity fairness2
equivalence equality4 par3 equation1
equivalent tantamount3 counterpart2
equivocal ambiguous5 evasive2
era epoch8 age1
eradicate annihilate8 decimate4 extirpate3 uproot1
eradication obliteration3
erase erasure2
erasure erase2
erect upright1
erode erosion4 gnaw3
eroded scoured9
erosion erode4
erotic titillating3 sexy1
err error4 misjudge3 errant2 mistake2 drift1
errant err2 fallible2
erratic mercurial5 quicksilver5 fickle4
erroneous incorrect2
erroneously mistakenly9
error err4 fault4 mistake3 wrongdoing1
erstwhile formerly6 onetime6 former4 once2 sometime2
erudite scholarly5
erudition scholarship5
eruption outbreak1
escalate intensify6 redouble3
escapade adventure7
escape flee2
escapism escapist8
escapist escapism8 daydreamer3 dreamer2
eschew shun8
escort bodyguard3
esophagus gullet9 gorge2
esoteric abstruse3 arcane3 mystic3 mysterious2
esp clairvoyance9 foreknowledge4
especial exceptional5 particular3 uncommon3 special2
especially particularly9 specially5 peculiarly3
espouse adopt6 marry3 wed2
essay try3 attempt1 paper1
essence gist6 core2 essential2 kernel2 pith2 substance2 meat1
essential indispensable3 essence2 necessary2
essentially basically9 fundamentally9
establish institute3 launch3 demonstrate2 prove2
establishment constitution3 institution3 formation2
esteem respect5 admiration2 stature2 admire1 repute1
estimate approximation3 gauge3 approximate2 judge2 guess1
estimation appraisal2 approximation2
estrangement alienation7
estranging disorienting4
eternal unending8 perpetual7 unceasing7 everlasting5 permanent4 interminable3 endless2
eternally forever8 evermore5
eternity infinity6
ether quintessence5
ethereal aerial4 insubstantial3
ethics morality4 scruples3 conscience2
ethnic cultural3 heathen3 pagan2
etiquette protocol1
eulogy paean4
eunuch castrate5
euphemism euphemistic8
euphemistic euphemism8 inoffensive3
euphoria lightness3 elation2
euphoric expansive1
evacuation drainage3 excreting2 drain1 excretion1
evade sidestep6 elude5 fudge3 hedge3 skirt3 circumvent2 evasion2 parry2 dodge1 evasive1
evaluate appraise8 assess8 value4 praise3 measure2
evaluation valuation4 appraisal1 assessment1
evangelical gospel2
evangelism evangelist7 evangelistic6
evangelist evangelism7 preacher2
evangelistic evangelism6
evaporate vapor3 vaporize2
evaporation vapor3 vaporization3
evasion evade2
evasive ambiguous2 equivocal2 evade1
evenhanded equitable4
evenly equally2
event act1 deed1
eventful consequential5
eventual ultimate1
eventuality contingency8
eventually finally6
evergreen coniferous3
everlasting unending6 eternal5 perpetual5 unceasing4 permanent3 unadulterated2 unmitigated2 utter2 thoroughgoing1
evermore eternally5 forever4
everyday unremarkable8 mundane7 ordinary3 routine3
everyplace everywhere9
everywhere everyplace9
eviction dispossession4 coercion1
evidence attest2 indication2 manifest2 symptom2 certify1
evident apparent7 obvious5 plain5 unmistakable3 manifest2 observable2 patent1
evidently manifestly9 obviously9 patently9 plainly9 plain2
evil wickedness3 immorality2 demonic1 fiendish1
evildoer sinner9
evocation evoke2 conjuring1
evocative reminiscent9 evoke7 mindful3 resonant3
evoke evocative7 provoke7 elicit6 arouse5 evocation2 kindle2
evolution development4 evolve4 evolutionary2
evolutionary evolution2
evolve develop4 evolution4 germinate2
ex outmoded7 antique3 unfashionable3
exacerbate aggravate9 exasperate6 worsen3 irritate1
exacerbation aggravation2 intensification2
exact precisely1 rigorous1 strict1
exactly precisely8
exaggerate overstate8 misinform4 overdraw4 magnify3 overdo3 amplify2 boast2 brag2 mislead2
exaggeration hyperbole6
exalt extol7 laud7 glorify5 exhilarate4 elate1 enliven1
exaltation rapture6 ecstasy5
exalted lofty6 idealistic5 noble1
exam examination2 test1
examination scrutiny6 exam2 study2 investigation1 survey1
examine analyze5 study3 probe2
examiner tester6 inspector1
example exemplify5 exemplary3 instance3 exemplar2 illustration2 sample2
exasperate aggravate7 exacerbate6 infuriate4
exasperated displeased3
exasperating infuriating8 maddening8 displeasing3
exasperation aggravation6 vexation2
excavate unearth2 disinter1 exhume1
exceed transcend8 excessive3 outperform3 excel2 outdo2 outstrip2 overstep1 surpass1
exceedingly extremely5 super4
excel surpass6 exceed2 overstep2 transcend2
excellence magnificence3
excellent splendid2 superior2
excellently magnificently8 splendidly8
exception exclusion2
exceptional exceptionally6 especial5 uncommon2 particular1
exceptionally exceptional6
excess surplus8 redundant5 extra4 superfluous3 unnecessary2 unneeded2
excessive inordinate8 unreasonable4 exceed3 extravagant2
excessively overly9
exchange sell1
excise expunge6 delete1
excitability irritability3 responsiveness3
excitable skittish3 spooky3 flighty1
excite stimulate2
excited excitedly4 delirious2 agitated1 mad1
excitedly excited4
excitement exhilaration6 fervor2 hullabaloo2 inflammation2 joyfulness2 joy1
exciting breathtaking2 electrifying2 glamorous2 galvanizing1 tickling1 tingling1 titillating1
exclaim exclamation6 promulgate4 proclaim3 cry2 outcry2
exclamation exclaim6
exclude omit6 exclusive5 exclusion3 eliminate1
exclusion exclude3 excommunication3 exception2
exclusive exclude5 sole3
exclusively solely9 alone5 entirely2
exclusiveness snobbery5
excommunication exclusion3 censure2
excoriate decry8 condemn6 denounce3
excrement excretion4 feces3
excrete exude3
excreting elimination3 evacuation2
excretion excrement4 elimination2 evacuation1
excruciating agonizing9 excruciatingly8 painful1
excruciatingly agonizingly9 excruciating8
excursion jaunt5 expedition2 junket2 sashay1
excusable forgivable5 justifiable5 pardonable2
excuse alibi2 pardon1
executable feasible9 workable9 viable8 practicable6 possible2
execute accomplish2 executor2 penalize2 punish2 fulfill1
execution executioner6 performance1
executioner execution6
executor execute2
exemplar exemplary6 example2 model1
exemplary exemplar6 example3 emblematic1
exemplify example5 illustrate5 embody1 personify1
exemption immunity3 freedom1
exercise workout5 exert3 exertion2 usage1 utilization1
exert wield4 exercise3
exertion effort3 workout3 exercise2 labor2 toil2 difficulty1
exhale breathe2 emanate1 expire1
exhaust deplete4 fumes3
exhausted tired2
exhaustion enervation1
exhaustive thoroughgoing8 thorough5
exhaustively thoroughly6
exhibit display4 exhibitor2 demonstrate1 expose1 possess1
exhibition expo5 rodeo2 exposition1
exhibitor exhibit2 showman1
exhilarate exalt4 elate3 intoxicate2 uplift1
exhilarated gladdened9
exhilarating invigorating2
exhilaration excitement6 joyfulness3 joy2 thrill2
exhort urge4 barrack2 advise1
exhume disinter9 excavate1
exigency emergency4
exile expatriate7 absentee2 deport2 refugee2 deportation1
exist subsist1
existence existential2 possibility1
existent real3 actual2
existential empirical2 existence2
exit perish2 depart1 die1
exonerate acquit8
exoneration vindication4
exorbitant extortionate9 outrageous4 steep2
exorcism dispossession4
exotic alien3
expand expansive3 flourish2 thrive2 inflate1
expandable expansive2
expanse sweep2 acreage1
expansion enlargement7 extension1
expansive expand3 grand3 expandable2 inflatable2 euphoric1
expansiveness magnificence2
expatriate exile7 refugee3 absentee2 deport1
expect anticipate5 guess2 reckon2 suppose2 await1 think1
expectancy anticipation8
expectant hopeful3
expectation outlook3 prospect2
expedient opportunistic3 opportunist2
expedite hasten2
expedition excursion2 jaunt1
expel expulsion5 oust4 depose1
expend expensive4 expenditure3 spend2
expendable consumable4
expenditure cost4 outlay4 expend3
expense disbursement6 detriment1
expensive expend4 pricey3 costly2 overpriced2
experiment experimentation7 experimenter3 experimental2
experimental observational3 experiment2
experimentation experiment7 tryout3 inquiry2 trial2 test1
experimenter experiment3
expert adept2 proficient2 skillful2 expertise1
expertise professionalism3 expert1
expiate atone8 redress2
expiration expiry6 termination6
expire die5 perish5 croak3 decease3 exhale1
expiry expiration6 termination6 decease3 death2
explain explanatory7 clarify3 elucidate3 explanation1
explanation account2 explain1 theory1
explanatory explain7 instructive2
expletive oath7 profanity4 curse2 cuss1
explicit definitive3 unequivocal1
explode detonate5 explosion4
exploit feat4
exploratory explore6 preliminary3
explore exploratory6 search1
explorer adventurer4
explosion detonation6 explode4
explosive volatile1
expo exhibition5 exposition3
exponent proponent7 advocate3 expound3 exponential1
exponential exponent1
export smuggle3
expose disclose4 divulge4 exposure3 display2 unwrap2 exhibit1 reveal1
exposition expo3 philosophizing3 exhibition1
expository expound7 instructive2
exposure expose3
expound expository7 clarify4 elaborate4 elucidate4 exponent3 dilate2 enlarge2 describe1
express convey2 say2 utter2 emphasize1 tell1
expressible describable4
expression countenance2 reflection1 visage1
expressionless impassive5
expressway freeway9 motorway9 thruway9 superhighway8 pike7 highway3
expropriation confiscation4
expulsion ejection6 expel5 riddance4
expunge excise6 delete3
exquisite keen2
exquisitely delicately9 finely3
extemporaneous impromptu5 offhand5 unprepared5
extend extensive3 extent3 extension2
extension extend2 postponement2 enlargement1 expansion1 propagation1
extensive extend3 broad1
extent extend3 scope2
extenuate mitigate8 rationalize2
exterminate extirpate2
extermination liquidation2 annihilation1 extinction1
exterminator terminator9
externally outwardly4
extinction extermination1
extinguish quench1
extirpate uproot4 eradicate3 exterminate2
extol laud9 exalt7 glorify7 proclaim1
extort gouge1
extortion overcharge1
extortionate exorbitant9 outrageous4 steep2
extra redundant6 excess4 surplus4 superfluous3 unnecessary3 unneeded3 unscheduled1
extract infusion3
extraction descent2 origin1
extracurricular extramarital3
extradite deport4 repatriate2 deliver1
extramarital illicit4 extracurricular3
extraneous orthogonal4 impertinent3 irrelevant2 adulterating1
extraordinarily inordinately9 extraordinary3
extraordinary extraordinarily3 wonderful3 marvelous2 remarkable2 wondrous2 fantastic1 terrific1 tremendous1
extrapolate generalize5 infer2
extraterrestrial earth4
extravagant prodigal3 spendthrift3 excessive2 exuberant2
extravagantly abundantly7 copiously7 profusely7 lavishly5
extreme utmost4 intense1
extremely highly7 exceedingly5 super2
extremism extremist5
extremist ultra6 extremism5 radical3
extremity appendage5 limb3 member1
extricate untangle7 disentangle6 disengage1
exuberance ebullience5 enthusiasm2
exuberant ebullient8 extravagant2 profuse2 riotous1
exude excrete3 ooze3
exult rejoice2
exultant jubilant8 triumphant7
exultation jubilation7 triumph2
exulting jubilant8 triumphant7
eye binocular8 ocular5 optic5 optical1
eyeball orb5
eyebrow brow4
eyeglass monocle9
eyelash cilium4 lash3
eyelid lid8
eyepiece ocular5
fable allegory4 fabrication4 parable4 legend3 fabulous1
fabled legendary3 unreal1
fabric cloth8 textile7 material1
fabricate manufacture6 construct2 invent2
fabricated fictitious7 fictional5 unreal1
fabrication fable4
fabulous mythical4 mythological4 fable1 mythic1
facade frontal1
face confront3 facial3
faceless anonymous2
facet aspect6 characteristic1 feature1
facetious humorous1
facial face3
facile eloquent3 effortless2
facilitate alleviate4 ease3
facility installation5 adroitness2 quickness1
fact factual3 detail1
faction sect1
factor component2 element2 divisor1 ingredient1
factory mill6
factual fact3 actual1
faculty module5 sentience1
fad furor8 craze5 cult4
fade wither1
faded bleached6
faggot fagot9 fairy2
fagot faggot9 fairy2
fail miscarry4 failure3 neglect2
failure fail3
faint swoon4 dim2 wispy2 indistinct1 perceptible1 shadowy1
fair reasonable2 antitrust1 sporting1
fairly moderately7 reasonably7 pretty6 jolly3 somewhat2
fairness candor3 equity2 sportsmanship2 loveliness1
fairy faggot2 fagot2
fairyland fantasy1
faith religion7
faithful congregation2
faithfully reliably9
faithfulness fidelity4 loyalty4
faithless traitorous9 disloyal2 unfaithful2
fake bogus6 phony5 sham2 counterfeit1 faker1 impostor1 simulated1
faker impostor9 fraud4 pretender4 pseudo3 sham2 fake1
fall autumn2 descend2
fallacious fraudulent4 deceitful3 unsound2
fallible unreliable3 errant2 imperfect2
falloff slump4 declension2 deterioration2 slack1
false falsity4 untrue2 specious1 spurious1
falsehood untruth7 falsity4 misrepresentation2 deception1 falsification1
falsely incorrectly4
falsification refutation4 falsify3 counterexample2 misrepresentation2 falsehood1
falsify garble8 distort6 falsity5 warp4 falsification3 misrepresent2 fudge1
falsity falsify5 untruth5 false4 falsehood4 misrepresentation1
falter waver4 stammer2 stutter2 stumble1
fame famous8 renown8 celebrity4
familiar acquainted1 conversant1
familiarity acquaintance4 intimacy3
familiarize acquaint5
familiarized orientated3 oriented3
familiarizing orientating4
family household6 clan3 category1
famine dearth6 shortage4
famished ravenous7 hungry2
famous renowned9 fame8 illustrious7 notable3
fan devotee3 rooter3 buff1
fanatic rabid3 fiend1
fanatical rabid5 passionate1
fanciful notional5 imaginary3 creative1
fancy visualize4 envision3 envisage1 imagine1
fanfare ostentation6 bravado2
fantastic wonderful4 antic3 grotesque3 marvelous3 wondrous3 fantasy2 terrific2 tremendous2 extraordinary1 unrealistic1
fantastically incredibly3
fantasy fantastic2 fairyland1
farce farcical6 travesty4
farcical ludicrous8 farce6 humorous1 ridiculous1
farm workplace3 farmer2
farmer farm2
farther further5
farthest furthest8
fascinate transfix5 spellbind4 intrigue3 captivate1 enamor1
fascinating engrossing8 captivating2
fascination enchantment2
fascism fascist6
fascist fascism6
fashion mode6 manner5 style4 way4
fashionable stylish7 dapper2 mod2 natty2 spiffy2 jaunty1 trendy1
fast rapid2 swift1
fasten attach2 fix2 secure2
faster quicker9 quick5
fastest quickest9 quick5
fastidious choosy3 finicky3 picky3 squeamish2
fat chubby1 fatten1 fleshy1 overweight1 portly1
fatal fateful4 lethal3 deadly2 decisive2
fate destiny8 destine2 luck2 doom1
fateful fatal4 decisive3 disastrous2 foreboding1 portentous1
father paternal5 dad3 daddy3 pa3 papa3 parent3 beget1
fatherhood paternity3
fatherland homeland9 motherland9
fatherly paternal2
fathom penetrate3
fatigue tiredness6 weariness6 jade2 tire2 weary1
fatten fat1 plump1
fatty greasy2 oily2
fatuous inane9 vacuous6 foolish2 mindless1
faucet spigot5
fault error4 faulty3 flaw3 mistake3 blame1
faultless impeccable8 immaculate2 perfect1
faulty defective5 fault3 imperfect2 inaccurate1
fauna zoology6 animal5 beast4 creature4 brute1
favor elevate1
favorite darling2 pet2
favoritism discrimination3
fawn grovel4 cower2 cringe2
faze unnerve9 unsettle9 enervate4 unman4
fear fright5 dread2 emotion2
fearful fearsome3 horrendous3 cowardly2 dreadful2 frightening2 terrible2 dire1 horrific1
fearfully awful1
fearless unafraid7 dauntless4 intrepid4 audacious3
fearsome horrendous9 dreadful8 frightening8 terrible7 dire5 horrific5 awful4 dread3 fearful3
feasible executable9 workable9 viable8 practicable6 possible2
feast banquet7 junket2
feat exploit4 accomplishment3 achievement3
feather plumage7 feathery4
feathery feather4
feature characteristic3 dimension1 facet1
feces dejection3 droppings3 excrement3 dung2 stool2
fecund prolific3 fertile2
fecundity fruitfulness6 fertility2
federalism federalist4
federalist federalism4
federation confederacy2 confederation2
fee bung1
feeble lame3 infirm1 weak1
feebleness debility8 infirmity8 frailty6
feeder eater3 confluent1
feel conclude2
feeler overture1
feign dissemble6 pretend5 sham4 misrepresent3 affect1
felicity happiness3
feline cat6
feller logger7 lumberjack6 lad4 chap3 fellow3 cuss2 gent2
fellow lad5 chap4 comrade4 companion3 cuss3 feller3 fellowship3 gent3
fellowship companionship3 fellow3 friendship1
felon criminal6 crook5 outlaw4
felony larceny4 theft4 thieving2
female woman1
feminism feminist4
feminist feminism4
fen marsh4
fend fender3
fender fend3 mudguard3
ferment unrest4 agitation2 upheaval1
fermentation unrest6 agitation3 upheaval2
ferocious ferocity8 fierce7 furious6 violent4
ferociously fiercely8
ferocity fierceness9 ferocious8 wildness5 fury4 vehemence4 violence3
fertile prolific6 fecund2
fertility birthrate7 fecundity2
fervent impassioned8 ardent6 fiery6 torrid6 passionate4
fervor excitement2 inflammation2 zeal2 ardor1
festering pus2 maturation1
festive merry4 joyous3 gay1
festivity celebration4 merrymaking3
fetal fetus8
fetch bring1
fetid smelly9 stinking4 foul3
fetish voodoo3
fetter hobble2 shackle2 handcuff1 manacle1
fettered shackled9
fetus fetal8
feud vendetta3
fever feverish1
feverish hectic8 agitated2 fever1
fiasco debacle7
fiat decree6 edict5
fib fibber5 tale2
fibber fib5 liar3 storyteller3
fiber roughage1
fickle erratic4 mercurial4 quicksilver3 volatile1
fiction fictitious6 story1
fictional fabricated5 fictitious4
fictitious fabricated7 fiction6 fictional4 sham2 unreal1
fiddle violin6 shirk4
fiddler violinist7
fidelity faithfulness4 loyalty1
fidget fidgety4
fidgety fretful7 itchy7 fidget4
field battlefield3 battleground3
fielder infielder4 ballplayer3
fiend demon7 ogre6 daemon3 devil1 fanatic1
fiendish demonic9 satanic8 diabolical5 hellish5 unholy5 infernal4 evil1
fierce ferocious7 furious5 vehement4 violent3 cutthroat1
fiercely ferociously8
fierceness ferocity9 wildness5 fury4 vehemence4 violence3
fiery fervent6 impassioned6 ardent5 torrid5 passionate3
fig figure4 illustration4
fight fighter4 battle2 engagement1 oppose1
fighter combatant4 fight4 belligerent3
figurative metaphorical2 poetic1
figure fig4 chassis3 flesh2 illustration2 anatomy1 digit1 physique1
figurine statuette9
filch pilfer9 purloin9 cabbage5 swipe3 abstract2 sneak1
file register2
filet fillet8
fill filler1
filler fill1
fillet filet8
fillip bonus8
filly foal2
film movie6 cinema3
filmy transparent4 gossamer3
filth grunge4 filthy3 grime3 soil3 dirt2 nastiness2
filthy filth3 cruddy2 nasty2
fin quintuplet3 quintet1
finagle wangle6 manage1
final ultimate2 last1
finally eventually6 lastly4 ultimately4
finance financial3 fiscal3
financial fiscal9 finance3
financier banker3
find detect3 discover3 notice2 observe2 ascertain1 determine1
fine okay3 satisfactory2
finely delicately3 exquisitely3
finesse diplomacy5 tact3
finger digit1
fingernail thumbnail4
finicky picky9 fastidious3 fussy2
finish complete4 terminate2 accomplish1 fulfill1
firearm rifle4 gun3
firecracker cracker1
firefighter fireman1 ranger1
firefly glowworm2
fireman firefighter1
fireplace hearth7 niche1
fireside hearth4
firm steadfast3 unshakable3 unwavering3 corporation2 steadfastly1
firmly steadfastly7 securely3
firmware microcode9
firstly foremost2
fiscal financial9 finance3
fish fishy4 fishery2 fisher1
fisher fisherman8 fish1
fisherman fisher8
fishery fish2
fishy fish4 suspicious2 funny1 questionable1 shady1
fissure crevice6 crack2 chap1
fit accommodate2 suit1 tantrum1
fitful spasmodic3 sporadic1
fitness qualification3 suitability3
fix mend3 repair3 fasten2 fixture2 bushel1
fixation regression4 obsession2
fixed determinate2
fixer methadone1
fixture fix2
fizz fizzy5 foam3 froth3
fizzing fizzy9 effervescent1
fizzle hissing5 hiss2
fizzy fizzing9 fizz5 effervescent1
flab flabby8
flabbergast boggle2
flabbergasted dumbfounded9 thunderstruck9
flabby flab8
flag emblem3
flagrant egregious9
flail thrash3 lam2 thresh2
flair dash1
flake snowflake3 eccentric1
flaky bizarre3 outlandish3 eccentric1
flamboyant showy4 florid3 ostentatious2 pretentious1
flame combustion4
flammable inflammable9 combustible2
flannel washcloth3
flap tizzy1
flapjack hotcake9 pancake9
flash twinkle2 flaunt1 garish1 scoot1 wink1
flasher blinker2
flashlight torch2
flashy garish7 gaudy7 tawdry6 brassy3 tacky3 tatty3 trashy3 cheap2 jazzy2 tasteless1
flask canteen3
flat planar2
flatly categorically9 unconditionally4
flatterer sycophant4 lackey1
flattery adulation3 compliment2
flaunt flash1
flavor spirit3 ambiance2 atmosphere1 savor1
flaw fault3 defect2
flawless perfect1
flawlessly cleanly6
fleck chip3 scrap3 bit2 blob2 patch2 fragment1 tarnish1
flecked speckled9
fledged fledgling2
fledgling newbie5 callow4 newcomer4 entrant2 fledged2 freshman2 neophyte2
flee flight3 lam3 escape2
fleece rob3 overcharge2 plume2 sheepskin2 fleecy1 hook1 soak1 surcharge1
fleecy fleece1
fleet swift4 dart2 flit2 flutter1
flesh chassis3 anatomy2 carnal2 figure2 fleshy2 physique2 body1
fleshy overweight6 flesh2 fat1
flexibility plasticity3
flicker flutter3 glint1 quiver1 spark1
flier aviator4 fly4 pilot1
flight flee3
flighty skittish5 spooky5 scatterbrained4 frivolous2 excitable1
flimsy unconvincing3
flinch cringe6 wince6 quail5 recoil5 shrink3
fling toss2 pitch1
flint heartless2 obdurate2 stony2
flip somersault3 impudent2 insolent2 toss2
flippant frivolous2
flirt coquette7 flirtation5 dally4 flirtatious4 mash1
flirtation flirt5
flirtatious flirt4
flit dart5 flutter3 fleet2
float drift3
flock spate1
flog trounce6 lash5 lather4 welt4 whip4 slash3 cane2 strap2
flood deluge5 inundation5 inundate3 floodlight1 swamp1
floodlight flood1
floor basement1 cellar1
floozy hustler7
floppy diskette6
flora botany6 vegetation6 forest3 woods3 plant2 wood2 floral1
floral flower3 flora1
florid flamboyant3 ruddy3
flounce ruffle2 frill1
flounder stagger3
flourish thrive7 expand2 prosper2
flout scoff6 jeer3 gibe1
flower flowery5 blossom3 floral3 bloom2
flowerpot pot2
flowery flower5 ornate5
flu influenza9
flub botch9 bungle8 blooper5 spoil4 blunder3 fluff3 muff2
fluctuate vacillate2
fluctuation variation3
flue fluke2 chimney1
fluency eloquence7 fluent2 smoothness2
fluent eloquent4 fluency2 graceful2
fluff fluffy5 botch3 flub3 bungle2 spoil2
fluffy downy7 fluff5
fluid liquid1
fluke flue2
flunky lackey6 pushover1
flurry ado6 bustle3 ruckus2 disconcert1 hustle1 rumpus1
flush blush4 heyday3 redden3 wealthy1
flute flutist5 woodwind2 piccolo1
flutist flute5
flutter flicker3 flit3 dart2 fleet1
fly flier4 wing2
flyover overpass7
foal colt2 filly2
foam froth7 fizz3 foamy3 bubble2 soapsuds2 suds1
foamy frothing7 foam3 frothy3 bubbly2
focus pore2 rivet2 concentrate1
fodder hay1
foe adversary4 antagonist3 enemy2 opponent2
fog befog2 foggy2 mist2
foggy groggy6 hazy5 blurred4 blurry4 dazed3 lethargic3 bleary2 fog2 fuzzy2 indistinct2 misty2
fogy dodo7 fossil5
foible idiosyncrasy8 mannerism6 peculiarity2 specialty1
foil frustrate2 thwart2
fold congregation2 folder2 crease1
folder booklet7 brochure7 pamphlet5 fold2 leaflet2 matchbook1
foliage leaf7
folk kinfolk2 tribe1
folklore lore5
folksy homespun3 rural1
follow comply2
folly foolishness8 stupidity2
foment agitate5 rumpus1
fond affectionate7 tender1
fondle caress7 pat2 stroke2
fondling smooching9 foreplay3
fondly lovingly9
fondness partiality6 affection3
font typeface7 fount6
food nutrient5 beverage3 nutriment3 drinkable2 nourishment2 sustenance2
foodstuff grocery3
fool chump4 gull4 sucker3 sap2
foolhardy reckless8 heady3 rash3 bold2
foolish preposterous3 silly3 wacky3 dopey2 fatuous2 goofy2 harebrained2 inane2 laughable2 nonsensical2 unwise2 zany2 misguided1 ridiculous1
foolishly unwisely9
foolishness folly8 craziness1
foolproof unfailing5 infallible3
footbridge gangplank3 gangway1
foothold bridgehead6 beachhead2
footlocker locker2 trunk1
footnote annotate4
footpath pathway5
footwear hosiery4 hose2 shoe2
foppish elegant2
forage scrounge4 pasture1
foray despoil4 pillage3 ransack3 raid2
forbear grandparent3 refrain2
forbearance patience7
forbid disallow8 prohibit8 proscribe8 veto3 foreclose2 forestall2 preclude2 prevent2
force coerce4 impel2 personnel2 forcible1 hale1 push1
forceful drastic2 forcible2 assertive1
forcible forceful2 force1
fore prow5
forebode predict9 foretell4 anticipate2 bet2 hazard2 promise2 guess1 venture1
foreboding premonition5 portentous2 fateful1
forecast prognosis3 bode2 foreshadow2 portend2 augur1 presage1 reckon1
foreclose forestall6 preclude6 foreclosure5 prevent5 forbid2 reclaim1
foreclosure foreclose5
forefather sire2
forego forgo7 precede5 waive4
foreground highlight3 spotlight2
forehead brow7
foreign abroad1 international1 overseas1
foreigner alien4 outsider2
foreknowledge clairvoyance4 esp4
foreman honcho8 boss5 chief1
foremost firstly2
foreplay fondling3 smooching3 arousal1
forerunner precursor5 predecessor3
foresee anticipate4 envision2
foreseeable predictable4
foreshadow bode9 portend9 augur6 presage6 omen4 foretell3 forecast2 predict2 threaten1
foreshadowing prophetic1
foreshorten abridge7 abbreviate6 shorten4 condense1
forest woods8 wood5 botany3 flora3 vegetation3 woodland2
forestall preclude7 foreclose6 prevent6 forbid2
foretell predict5 forebode4 bode3 foreshadow3 herald3 portend3 augur2 presage2 omen1
foretelling prediction3
forethought premeditation6 caution1 precaution1
forever eternally8 evermore4
forewarning premonition3
foreword preface6
forfeit confiscate2 waive2 forgo1
forge forger3 counterfeit2 devise2 forgery2 invent2 contrive1
forger counterfeiter5 forge3
forgery counterfeit4 forge2
forgetfulness amnesia3
forgivable excusable5 pardonable4
forgive concede2
forgiveness pardon2
forgo waive8 forego7 precede2 relinquish2 forfeit1
fork ramification2 crotch1 pitchfork1
forlorn hopeless3
form descriptor3 kind3 sort3 pattern1 shape1
formalize validate3 ratify2
formally officially4
format initialization1
formation establishment2 constitution1
former onetime5 erstwhile4 sometime2
formerly erstwhile6 once3
formidable unnerving6 redoubtable5
formless amorphous6 shapeless6
formula recipe5
formulate devise3 invent3 contrive2 phrase1
formulation cleaner3 cleanser3 conceptualization3 preparation3
fornication adultery5
forsake desert6 desolate3 abandon2
forswear recant9 retract8
fort fortress4 garrison3 fortify1
forte specialty4
forth away4 onward3
forthcoming upcoming4 outgoing1
forthright candid6 frank4 outspoken3 squarely3 blunt2
forthwith immediately8 instantly7 straightaway5 directly3
fortification fortify3 munition1
fortify strengthen7 fortification3 fort1 gird1
fortitude guts4 backbone2 gumption2 grit1
fortress fort4
fortuitous unintended3
fortunate lucky3 providential1
fortunately luckily9
fortune luck7 hazard2 chance1
forum assembly1
forward onward1
fossil fogy5 dodo4
fossilized inflexible2
foster further2
foul disgusting3 fetid3 pollute3 smelly3 yucky3 contaminate2 distasteful2 loathsome2 unsportsmanlike2
foundation basis3
founder beginner1
fount typeface7 font6
four quadruplet2 quartet1
fourfold quadruple3
foursome quartet5 quadruplet3
fowl poultry5 chicken1
fox foxy3 befuddle2 confound2 trick1
foxy crafty9 sly9 wily9 fox3 tricky3 artful2 cunning2
foyer vestibule8 lobby7 hall4
fracas altercation9 wrangle2 quarrel1
fractional fragmentary3
fragile delicate2 breakable1
fragment fragmentary6 shard3 fleck1
fragmentary fragment6 fractional3
fragrance fragrant7 scent5 perfume4 aroma3 bouquet1
fragrant fragrance7 aromatic1 scented1
frail infirm3 decrepit1 weakly1
frailty debility7 infirmity7 feebleness6 vice4
frame inning2 chassis1
framework model4
franchise dealership3 concession2
frank candid4 forthright4 frankfurter2 outspoken2 postmark2 blunt1
frankfurter frank2
frankly candidly9 honestly8
frantic frenetic8 agitated3 delirious1
frantically madly8
frat fraternity7
fraternal brotherhood3 brotherly2
fraternity frat7 brotherhood2
fraud faker4 impostor4 hoax2 pretender2 wile1
fraudulent deceitful7 fallacious4 dishonest1
fray scratch2
freak monstrosity5 mutation3 monster2 mutant2 addict1
free freely5 autonomous1 rid1
freedom independence3 exemption1
freeload bum1 grub1
freeloader borrower4
freely free5
freethinking rationalism2
freeway expressway9 motorway9 thruway9 superhighway8 pike7 highway3
freeze freezer1
freezer fridge3 freeze1
freight cargo6 consignment4 shipment4 freighter3 payload3
freighter freight3
frenetic frantic8 agitated3
frenzy delirium8 hysteria6 fury4 craze3 mania2
frequency incidence2
frequent prevalent3 predominant2 rife2
frequenter patron8
frequently often9 oftentimes9
fresh newly2 refreshing2
freshen refresh6 ventilate2
fresher freshman6 underclassman3
freshly newly8 impudently4
freshman fresher6 newbie4 newcomer3 fledgling2 neophyte2 entrant1 underclassman1
freshness novelty5 crispness2 newness2
freshwater rainwater5
fret fuss3 stew1
fretful fidgety7 itchy6 querulous5
friable crumbly9 breakable2
friction clash3
fridge freezer3
friend friendship8 comrade3 companion2
friendless outcast5 unwanted2
friendliness friendly3
friendly friendliness3 affable2 genial2 amiable1 amicable1 cordial1
friendship friend8 companionship4 fellowship1
fright fear5 frighten4 scare3 emotion2
frighten scare6 fright4
frightened panicky7 terrified7 scared5 afraid2
frightening fearsome8 horrendous8 dreadful7 frighteningly7 terrible6 dire4 horrific4 awful3 dread3 fearful2
frighteningly frightening7
frightful horrible7 horrifying7 atrocious2
frightfully terribly9 awfully8 awful4
frigid icy4 glacial3 frosty1
frigidity coldness3
frill frilly2 ruff2 flounce1
frilly ruffled5 frill2
fringe periphery7 outskirt3
frisk cavort5 rollick5 skylark4 frolic3 lark3 romp3
frisky kittenish9 playful3
fritter dissipate2
frivolity clowning2 trivia2 playfulness1 prank1
frivolous flighty2 flippant2 giddy2 dizzy1
frizzle kink2
frizzy nappy6 kinky4 curly3
frock dress1
frog toad6
frolic cavort6 rollick6 romp5 skylark4 frisk3 lark3 tomfoolery2
front frontal2
frontal front2 anterior1 facade1
frost frosty2
frosty icy4 glacial3 wintry3 frost2 frigid1 nippy1
froth foam7 frothy4 fizz3 soapsuds2 bubble1 spume1 suds1
frothing foamy7 unhealthy1
frothy bubbly4 froth4 foamy3 effervescent1
frown glower2 scowl2
frugal stinting9 thrifty4 economical2 scotch2
frugality prudence3 thrift1
fruit fruity5
fruitful procreative2 reproductive2
fruitfulness fecundity6 productivity4
fruitless futile6 sleeveless5 vain5
fruity bonkers5 daft5 fruit5 balmy4 haywire3 loony3 buggy2 nutty2 wacky2
frumpy dowdy3 unfashionable2
frustrate thwart7 baffle3 bilk3 disappoint3 scotch3 foil2 queer2
frustration disappointment3 letdown3 defeat2
fry kid1 youngster1
fudge evade3 sidestep3 misrepresent2 wangle2 falsify1 hedge1 skirt1
fugitive momentary5 runaway1
fulfill accomplish6 satisfy4 effectuate2 suffice2 execute1 finish1
full entire4 total4 whole3 fully1
fullness completeness1 richness1
fully full1
fumble grope4
fume fumigate4 smoke3 aerosol2
fumes exhaust3
fumigate fume4
fun funny4 merriment4 playfulness2
function role3 polynomial2 purpose2 usefulness2 operate1
functional utilitarian3 useful1
fund money2
fundamental primal5 cardinal4 central4 key3 rudimentary3
fundamentalism fundamentalist6
fundamentalist fundamentalism6
fundamentally basically9 essentially9
funeral burial3 interment3 mortuary3
fungal fungus8
fungus fungal8
funnily strangely9 funny4 oddly3
funny comical6 comic4 fun4 funnily4 curious3 humorous3 laughable3 peculiar3 queer3 rum2 rummy2 strange2 amusing1 fishy1 singular1
fur furry3 pelt3
furious ferocious6 enraged5 fierce5 maddened5 violent3 furiously2 fury2 tempestuous1
furiously furious2
furnish provide8 supply6 render4 furniture2
furniture furnish2 table1
furor fad8 craze5 cult4
furrow crease1 crinkle1 groove1 rut1 wrinkle1
furry fur3
further farther5 foster2
furthermore moreover9
furthest farthest8
furtive stealthy8 surreptitious6 sneaky4 sneak2
fury infuriate5 delirium4 ferocity4 fierceness4 frenzy4 rage4 hysteria3 furious2 vehemence2 wildness2 anger1 ire1 violence1 wrath1
fuse coalesce4 fusion4 mix4 merge2
fusion unification6 fuse4 merger2
fuss tizzy4 fret3 dither2
fussily fussy6
fussy crabby7 grouchy7 grumpy7 fussily6 finicky2 picky2
futile unavailing7 fruitless6 ineffectual3 sleeveless3 useless3 vain3
futility uselessness3
future hereafter2
fuzz cop3 blur1
fuzzed fuzzy7 hairy1
fuzzy fuzzed7 blurry5 blurred4 bleary2 foggy2 hazy2 indistinct2
gab gabby5 gossip4 yak3 chat1
gabardine smock1
gabble prattle5 gibber4 tattle4 blab3 blither3 jabber3 chatter1 clack1
gabby garrulous9 chatty7 talkative7 gab5
gadfly cuss4 persecutor3 pest2 tormentor2
gadget contraption9 appliance7 contrivance7
gaffe slip3
gag joke5 jest4
gaiety merriment7 hilarity3 mirth3 glee2 playfulness2
gain derive2 win2
gainful profitable3
gait pace3
gal gallon6
gala jamboree9 blowout3
galactic astronomical3 galaxy1
galaxy galactic1
gall chafe3 irk3
gallant dandy3 beau2 dude2
gallantry heroism7 valor7 chivalry3
gallbladder bladder3
gallery veranda4
galley caboose1
galling bothersome9 pesky9 pestering9 nettlesome8 disagreeable3
gallon gal6
gallows gibbet3
galore abounding5
galosh overshoe4 arctic2
galvanic voltaic6
galvanize startle6
galvanizing exciting1
gambit ploy8 stratagem4
gamble adventure2 gambler2 risk2
gambler gamble2
gambling vice1
gamin throwaway5
gang gangster6
gangland syndicate1
gangling lanky9 rangy6
gangplank gangway4 footbridge3
gangrene necrosis3 mortification1
gangster gang6
gangway gangplank4 aisle1 footbridge1
gap disparity2
gape goggle6 gawk4
garb attire5 tog5 clothe4 dress4 apparel3 garment2
garbage drivel2
garbed appareled9 attired9 clad2
garble falsify8 distort7 warp5 misrepresent2
garbled disjointed7 illogical5 confused4 disordered4 incoherent3 scattered3 unconnected2
gargantuan jumbo9 giant6
gargle mouthwash5
garish tawdry8 flashy7 gaudy6 tacky5 tatty5 trashy5 brassy4 cheap3 tasteless2 flash1
garlic ail3
garment tog4 apparel3 clothe3 clothing3 garb2
garner granary5 earn3
garret attic6 loft4 mow1
garrison fort3
garrulous gabby9 chatty7 talkative7
gas gaseous5 gasoline3 petrol3
gaseous gas5 vaporized3
gash slash3
gasoline petrol9 gas3
gasp pant6 inhalation2 puff2
gastric stomach7
gastrointestinal gi5
gastronomic gastronomy7
gastronomy gastronomic7 cuisine2
gather amass2 assemble2 collect2 accumulate1
gauche inelegant5 graceless3
gaudy flashy7 garish6 tawdry5 tacky3 tatty3 trashy3 brassy2 jazzy2 cheap1
gauge estimate3 approximate2 judge1
gaunt emaciated9 bony8 cadaverous8 haggard4 skeletal2 thin1
gauze cheesecloth2
gawk goggle7 gawky5 lummox5 oaf5 gape4 goon4 clod3 lump1
gawky ungainly8 clumsy7 gawk5 unwieldy3 awkward2
gay cheery6 sunny6 jovial3 merry3 cheerful2 festive1 jolly1 joyous1
gaze stare7
gel mousse1
gelatin jelly2
gelded castrated4
gem treasure3 muffin1
gender sexuality3
gene genetic3
genealogist genealogy6
genealogy genealogist6 ancestry4 lineage3 pedigree3
generality principle2
generalization induction2
generalize extrapolate5 infer4
generally mostly3
generate beget1 induce1
generic genus2
generosity generous3 kindness2 unselfishness2
generous bountiful3 generosity3 handsome1 lavish1
generously liberally4
genetic hereditary6 gene3 transmissible3
genial affable8 amiable5 cordial5 chin2 friendly2
genially affably9 amiably9
genitalia genitals9 crotch3
genitals genitalia9 crotch3
genius hotshot3 superstar3 wiz3 adept2 mastermind2 virtuoso2 whiz2 wizard2
gent lad4 chap3 fellow3 cuss2 feller2
genteel polite4 civilized3 refined1
gentile infidel4 heathen2 pagan2
gentility gentle1
gentle placate3 appease2 conciliate2 mild2 mollify2 pacify2 aristocratic1 gentility1
gentleman valet1
gentlemanly refined1
gently mildly2
gentry aristocracy5
genuine authentic2 literal2 veritable2 sincere1 unquestionable1
genuinely truly7 authentically4
genuineness authenticity5 credibility2 legitimacy2
genus generic2
geographer geography8 cartographer4
geographic geography7
geographical geography7
geography geographer8 geographic7 geographical7
geologist geology8
geology geologist8
geometric geometry3
geometrical geometry7
geometry geometrical7 geometric3
germ germinal5 germinate3 inspiration2 microbe2 source2
germanium semiconductor3
germicide disinfectant6
germinal germ5
germinate sprout6 germ3 evolve2 spud2
gestation pregnancy4 maternity3
gesticulate gesture6 motion2 nod2
gesture gesticulate6 motion2
get acquire4 become3 arrive2
getaway lam2 acceleration1
getup outfit3
geyser overflow1
ghastly grisly8 gruesome8 macabre8 grim4
ghost specter5 ghostwriter2 obsess2 spook2
ghostly spectral5 supernatural1
ghostwriter ghost2
ghoulish morbid4
gi gastrointestinal5
giant gargantuan6 jumbo6 gigantic4
gibber gibberish5 gabble4 prattle4 tattle3 blab2 blither2
gibberish gibber5
gibbet gallows3 pillory2
gibe jibe7 barb3 correspond3 jeer3 match3 scoff3 shaft2 tally2 equal1 flout1
giddiness dizziness4 silliness4 vertigo4
giddy dizzy7 woozy7 frivolous2 silly1
gift endowment3 talent3 endow2
gigantic mammoth7 giant4
giggle titter6
gild guild5 club2
gilded gilt6 golden6 gold2 opulent2 sumptuous2 deluxe1 specious1
gilt gilded6 golden5 gold2
gimmick doodad4 doohickey4 thingamajig4 whatchamacallit4 drawback3
gin noose1
gingerly cautious1
gird fortify1
girdle waistband3 deaden1 pelvis1 sash1
girl girlhood5 daughter1
girlhood girl5
girth cinch3 circumference1
gist essence6 kernel1 pith1
give afford2 yield1
glacial glacier6 icy5 frigid3 frosty3 wintry2
glacier glacial6
gladden overjoy3
gladdened exhilarated9
glamorize romanticize6 idealize2
glamorous exciting2
glamour hex3 jinx3 witch2 bewitch1 enchant1
glance peek5 glimpse4 glint2
gland glandular8
glandular gland8
glare glower6 brilliance3
glass glassy4
glassy glass4
gleam glimmer5 glint3 glisten3 glitter3 shine1
glean reap7 harvest6
glee hilarity8 mirth8 gaiety2 merriment2 gloat1
gleeful gleefully8 joyful5 joyous3 jubilant3
gleefully joyfully9 joyously9 gleeful8
glib glibly4 plausible1
glibly glib4
glibness shallowness3 superficiality3
glide glider5 slide1
glider glide5
glimmer gleam5 inkling3 intimation1
glimpse glance4
glint glisten5 glitter4 gleam3 glance2 peek2 shine2 spark2 flicker1
glinting glittering9 bright1
glisten glitter8 glint5 gleam3 shine3
glistening shiny8 glossy3 lustrous3
glitch bug2
glitter glisten8 glint4 gleam3 shine2 sparkle1
glittering glinting9 bright1
glitz loudness5
gloat crow3 glee1
glob clod7 chunk6 lump4 clump2
global globe6 globular4 worldwide3 international1 spherical1
globe earth9 global6 globular2 world2
globetrotter cosmopolitan2
globular global4 spherical4 globe2 circular1
globule bubble4
gloom gloomy5
gloomily gloomy4
gloomy downhearted5 gloom5 dismal4 gloomily4 depressing2 disconsolate2 dreary2 dejected1 downcast1
glorification glorify5 glory4 idealization3
glorify extol7 laud7 exalt5 glorification5 glory4
glorious gloriously5 glory4 magnificent3 resplendent3 splendid3 sublime2
gloriously glorious5
glory glorification4 glorify4 glorious4
gloss glossary3 annotate1
glossary gloss3
glossy glistening3 shiny2
glove mitt4
glower glare6 frown2
glowworm firefly2
glue paste4
glum morose4 sullen4 dejected2 moody2
glumly dourly9 sullenly9
glut overeat6 overindulge6 gorge4 satiate2 surfeit1
gluttony overeating5 greediness2
glycerin glycerol9
glycerol glycerin9
gnarl gnarly5 grumble1 mutter1
gnarled gnarly9 knotty4 crooked1
gnarly gnarled9 gnarl5 knotty4 crooked1
gnaw erode3
gnome dwarf2
go travel5 move4 depart1
goad spur3 prod2
goal intention3 purpose3 end2 intent2 objective2 aim1
goalie goalkeeper9
goalkeeper goalie9
goat laughingstock2
gob mariner7 seafarer7 seaman6 jack2 sailor2 tar2 yap1
goblet chalice5
goblin hobgoblin7
gobs oodles9 scads9 slews9 wads9
god deity4 divinity3
goddamn damn6 darned2 damned1
goddamned darned7 damned4 blessed3 infernal2 damn1
godfather godparent2
godforsaken inhospitable2 waste1
godless impious5 irreverent3
godlike superhuman4
godly reverent4 pious3 divine2
godmother godparent3
godparent godmother3 godfather2
godsend windfall4 gravy2
goggle gawk7 gape6
gold golden3 amber2 gilded2 gilt2
golden gilded6 gilt5 gold3
goldsmith jeweler2
golf golfer3
golfer golf3
goner desperate1
gong chime2
gonorrhea clap2
goo gunk9 gooey8 ooze5 slime5 muck4 sludge3
good nifty2 groovy1
goodbye adieu9 bye5
goodness benefit2 welfare2
goodwill intangible1
goody dainty4 delicacy4 confection2
gooey goo8
goof jackass4 blunder3 cuckoo3 goofy3 buffoon1 clown1 zany1
goofy silly5 wacky5 goof3 zany3 foolish2
goon lummox7 oaf7 hoodlum5 thug5 clod4 gawk4 hood3 punk3 lump2
goose gosling5 jackass2 cuckoo1
gorge overeat6 overindulge6 glut4 esophagus2 gulch2 gullet2 satiate2 defile1
gorgeous gorgeously8
gorgeously gorgeous8 splendidly4 magnificently3
gory bloodstained8 bloody1
gosling goose5
gospel evangelical2
gossamer filmy3 cobweb1
gossip gab4 chat1 rumor1
gouge extort1
gourmet epicure9
govern regulate3 governor2
government regime7
governmental political3
governor governorship8 gubernatorial8 govern2
governorship governor8
gown nightgown1 nightie1
grab catch1
grace adorn3 decorate3 gracious2 ornament2 beautify1 embellish1
graceful lithe3 fluent2 supple2 willowy2
gracefully graciously3
graceless gauche3 inelegant1
gracious graciously6 graciousness4 courteous2 grace2
graciously gracious6 gracefully3
graciousness gracious4
gradation grade1
grade class3 grader2 tier2 gradation1
grader grade2
gradual piecemeal2
graduate alumna4 alumnus4 postgraduate2
graft bribery3 transplant2
grain grainy4 granular4 ingrain3 granule2
grainy granular8 gritty8 mealy5 grain4 coarse3
grammar grammatical7
grammatical grammar7
gramophone phonograph3
granary garner5
grand expansive3 thou3 lordly2 thousand2 heroic1 impressive1
granddad grandfather9 grandpa9 grandparent3
grandeur splendor5 brilliance4 magnificence3 nobility2
grandfather granddad9 grandpa9 grandparent3
grandma grandmother9 granny8 grandparent4
grandmother grandma9 granny8 grandparent4
grandpa granddad9 grandfather9 grandparent3
grandparent grandma4 grandmother4 granny4 forbear3 granddad3 grandfather3 grandpa3
granny grandma8 grandmother8 grandparent4
granular grainy8 gritty7 grain4 mealy4 coarse3
granulated coarse2
granule grain2
grapevine pipeline6
graph graphical6
graphical graph6
grapple cope5
grasp comprehend4 apprehend3 savvy3 clasp2
grass grassy7
grasshopper hopper1
grassland meadow3
grassy grass7
grate rankle2 grater1
grateful thankful9 appreciative3
gratefully appreciatively7 thankfully4
grater grate1
gratification gratify6 satisfaction3
gratify gratification6 satisfy4 indulge2 pander2 delight1
gratifying enjoyable4 pleasurable4 sweet1
grating raspy4 rasping3
gratitude thankfulness4
gratuitous needless2 complimentary1
gratuity perk2 tip2
grave tomb4 solemn3 grievous2 sober2 gravity1
gravel annoy4 irritate3 rile3 vex3 bother2 displease2 dumbfound1 mystify1 nonplus1
gravely soberly8 badly2 severely2
gravestone tombstone9 headstone5
graveyard cemetery9
gravitate gravity2
gravitation gravity5
gravity gravitation5 gravitate2 grave1
gravy godsend2
gray grayish6 grizzly1
grayish gray6
graze pasture2 browse1
grease grunge2 greasy1 grime1 soil1
greasy oily6 fatty2 grease1
great nifty2 big1 groovy1 important1 large1
greatest sterling7 superlative5 superior2
greatness immensity3 vastness3
greed greedy5 avarice3
greedily greedy6
greediness gluttony2
greedy avaricious7 greedily6 greed5 covetous4 avid3
green greenish7
greenback banknote9 bill2 dollar1
greenhorn rookie9 cub5
greenhouse nursery2
greenish green7
greet accost3
gremlin imp8 pixie8 elf7 brownie4 sandman3
grief heartache8 heartbreak8 sorrow2
grievance grudge4
grieve compassionate3 sorrow3 pity2 suffer1
grievous heartbreaking4 grave2 dangerous1 serious1
grille lattice3 wicket1
grim grisly5 gruesome5 macabre5 ghastly4 inexorable4 relentless4 unrelenting4 implacable2 stern2 downhearted1
grimace smile3
grime grunge6 soil6 grimy5 dirt3 filth3 pollute2 contaminate1 dirty1 grease1
grimy grungy9 dingy8 grime5 grubby3 dirty2 unclean2
grin smile2
grind chew1 toil1
grinder sub3 molar2 torpedo2 wedge1
grip bite1 clutch1 spellbind1 suitcase1 transfix1
gripe bitch5 squawk4 grouse2 beef1 holler1
grisly gruesome9 macabre9 ghastly8 grim5
gristle cartilage9
grit gritty4 guts3 backbone1 fortitude1 gumption1
gritty grainy8 granular7 grit4 mealy4 coarse3
grizzled brunette1
grizzly gray1
groan moan9
grocery foodstuff3 mart3 market2 supermarket2 marketplace1
groggy foggy6 dazed5 lethargic5
groin breakwater2 jetty2
groom bridegroom4 educate1
groove rut3 furrow1
groovy nifty7 dandy4 bully3 swagger2 swell2 good1 great1
grope fumble4
gross overall2 revenue1
grotesque antic3 fantastic3 ugly2 monstrous1
grouch grouchy5 grumble4 crank2 misanthrope2 scold2
grouchy crabby9 grumpy9 fussy7 grouch5
ground earth4 land2 reason2
grounder chopper2 roller2
groundhog woodchuck9
groundless unfounded9 unsupported4 unwarranted4 idle2
groundwork basis4 assumption2 supposition1
grouse gripe2 bitch1
grove orchard4
grovel cringe5 cower4 fawn4
grow growth2 grower1
grower grow1
growl rumble2 grumble1
grownup adult7 man2
growth maturation3 grow2 development1
grub chow2 chuck2 grubby2 bum1 freeload1 maggot1
grubby dingy3 grimy3 grungy3 grub2
grudge grievance4
grueling backbreaking9 laborious9 arduous7
gruesome grisly9 macabre9 ghastly8 grim5
gruff gruffly6 hoarse5 crusty3 husky2
gruffly gruff6
grumble grouch4 rumble3 scold2 gnarl1 growl1 mutter1
grumpy crabby9 grouchy9 fussy7
grunge grungy8 soil7 grime6 dirt5 filth4 grease2
grungy grimy9 dingy8 grunge8 grubby3 dirty2 unclean2
guarantee warranty3 ensure2 vouch2 assure1 guarantor1 insure1 pledge1
guarantor guarantee1 surety1
guaranty collateral2
guardedly conservatively9 cautiously3
guardian protector9 defender8
gubernatorial governor8
guerrilla insurgent3 irregular3 warrior3
guess reckon4 suppose4 think3 expect2 imagine2 anticipate1 estimate1 forebode1
guest visitor4
guff bullshit3 crap2 drivel2 shit2 rot1
guidance counseling7 counsel1 guide1
guide steer4 maneuver3 guidance1 lead1
guild gild5 club4 lodge2 society2
guile slyness7 cunning4 deceitfulness4 wile3 shrewdness2 shenanigan1 trickery1
guileless transparent1
guillotine behead2 decapitate2
guilt guilty6
guiltily guilty3
guiltless innocent7 absolved2 blameless2 irreproachable2
guilty guilt6 guiltily3 ashamed1 chargeable1 culpable1 punishable1
guise pretext4
guitar guitarist8
guitarist guitar8
gulch gorge2
gulf disconnect2
gull chump4 fool4 dupe3 sucker3 cod1 mug1
gullet esophagus9 gorge2
gullible naive2 unwary2
gully arroyo3
gulp swig6
gummy sticky6 pasty3 adhesive1
gumption guts5 backbone2 fortitude2 sense2 grit1
gun artillery3 firearm3 weapon3 armament2
gunfire gunshot9
gunk goo9 ooze5 slime5 muck4 sludge3
gunman gunslinger8 torpedo4
gunpoint muzzle1
gunpowder powder4
gunshot gunfire9
gunslinger gunman8 torpedo5
gurgle burble5 ripple1
gush gusher5 spout3 spurt3 gushy2 outburst1
gusher gush5
gushy effusive5 demonstrative2 gush2
gust gusty8 whiff1
gusto zest6 relish5 enjoyment2
gusty gust8 puffy3 stormy1
gut bowel6 intestine6
guts gutsy8 backbone5 gumption5 fortitude4 grit3
gutsy guts8 plucky7
gutter trough2
guttural throat2
gym gymnasium5
gymnasium gym5 academy2
gymnast tumbler2
gymnastic acrobatic8 athletic4
gynecologist gynecology8
gynecology gynecologist8
gyrate coil4 spin3 spiral3
gyration rotation1
habit wont6 habitual4
habitable livable6
habitat habitation3
habitation dwelling4 habitat3 lair3 abode2 den2 home2 house2 domicile1
habitual customary6 habit4 usual3 accustomed2
hack drudge2
hackneyed banal9 timeworn9 trite9 threadbare8 unoriginal4 commonplace3 tired2 stock1
hag crone7
haggard careworn6 emaciated4 gaunt4 bony3 cadaverous3
haggle huckster2 bargain1
hail acclaim4 herald2
hair hairy7 capillary3
hairdo hairstyle9
hairdresser hairstylist9 stylist4
hairpiece wig2
hairstyle hairdo9
hairstylist hairdresser9 stylist4
hairy hair7 fuzzed1
hale coerce4 force1 haul1
halfhearted lukewarm5 unenthusiastic5 tepid4
halfway midway7 middle1
hall hallway6 foyer4 corridor3 lobby3 vestibule3 dorm2 dormitory1
hallmark trademark5 earmark3
hallow sanctify7 consecrate1
hallowed holy2
hallucinating delirious7
hallucination delusion2
hallway hall6 corridor5
halo aura4 doughnut2
halogen chlorine4 iodine3
halt stop3 stanch2 staunch1 stoppage1
halter hamper1
hamburger burger4 cheeseburger3
hamlet crossroads5
hammock hillock7 knoll7 anthill2 mound2
hamper shackle3 cramp1 halter1
hamstring tendon1
hand mitt6 manual3 paw2
handbag purse6 bag2 pocketbook2
handbook manual2
handcuff manacle9 cuff4 fetter1
handful smattering5
handgun pistol9
handicap disability4 disable2 incapacitate2
handicapped disabled9
handicraft handiwork7
handiwork handicraft7
handkerchief hankie9
handle handler3 treat3 manage2 control1
handler handle3 tamer3 coach2 manager1 trainer1
handmade overhand1
handrail balustrade9 banister9
handsome bountiful4 beautiful1 generous1
handwriting script2 longhand1
handy accessible2
handyman repairman3
hang hanger2
hanger hang2
hangout haunt4 resort2
hanker yearn8 yen2 ache1 languish1
hankie handkerchief9
haphazard slipshod3 random2
haphazardly arbitrarily8 randomly8 indiscriminately7
hapless piteous9 pathetic6 poor5 miserable4 pitiable4 unfortunate3 pitiful2
happen occur6 materialize1
happily blithely8 jubilantly8 merrily8 happy6
happiness felicity3 contentment2
happy happily6 blissful1
harangue ranting5 rant3
harass beset6 harry6 hassle4 annoy3 molest3 plague3 irritate2 rile2 vex2 bother1 crucify1 provoke1
harassed pestered9 annoyed3
harbor seaport6 haven2 nurse1
hard difficult5
hardly scarcely9 barely8 scarce6
hardship adversity5 rigor4 misfortune2 severity2
hardtack biscuit2
hardy sturdy5 stalwart3 dauntless2 intrepid2 audacious1 robust1 stout1
harebrained insane3 foolish2
harlot prostitute7 whore7 tart4
harm injury4 trauma4 damage2 hurt2 impairment2
harmful catastrophic2 counterproductive2 defamatory2 deleterious2 denigrating2 detrimental2 injurious2 libelous2 prejudicial2 ruinous2
harmless innocent2 innocuous2
harmonic harmony2
harmonica harp1
harmonious symmetrical3 harmonized2
harmonize accord5 harmony4 concord2 consort1
harmonized consonant3 harmonious2
harmony harmonize4 harmonic2 concordance1
harness tackle1
harp harpist4 harmonica1 lyre1
harpist harp4
harrow disk2 plow1
harry beset6 harass6 hassle4 annoy3 molest3 plague3 irritate2 provoke2 ravage2 rile2 vex2 bother1 crucify1
harsh unpleasant1
harshness scratchiness7 hoarseness1 roughness1
hart stag1
harvest glean6 reap5 crop3
harvester reaper7
hash hashish3
hashish hash3
hassle beset4 harass4 harry4 annoy2 molest2 plague2 scuffle2 trouble2 tussle2 disturbance1 irritate1 rile1 vex1
haste hasty6 hurry2
hasten race3 rush3 expedite2 hurry2 speed1
hastily hurriedly9 hasty7
hasty hastily7 haste6 headlong3 precipitous3
hat headgear3 lid1
hatchet tomahawk4
hatchway scuttle3
hate detest8 hater7 dislike3 hatred3
hateful odious4 abominable3 nasty2
hater hate7
hatred hate3 enmity2
haughtily haughty8
haughtiness arrogance9
haughty imperious9 haughtily8 supercilious8 swaggering8 disdainful4 lordly4 overbearing3 proud2
haul drag3 cart2 hale1
haunch rump2
haunt hangout4 obsess4 preoccupy1 stalk1
haven oasis4 seaport4 harbor2
haversack knapsack9 rucksack9 backpack6
havoc mayhem5
hawk peddle5 vend5 hawker4 huckster2
hawker peddler7 hawk4
hay fodder1
haystack stack2
haywire bonkers5 daft5 balmy4 fruity3 loony3 nutty3 amiss2 buggy2 wacky2 malfunctioning1
hazard jeopardy5 peril3 risk3 forebode2 fortune2 predict2 venture2 luck1
hazardous risky8 dangerous1
haze hazy5
hazy misty7 foggy5 haze5 blurred4 blurry4 bleary2 fuzzy2 indistinct2
headache onus2 vexation2 worry2 burden1 encumbrance1
header title2
headfirst headlong7
headgear hat3
headland promontory9
headless decapitated4 brainless3 unintelligent2
headlong headfirst7 hasty3 rashly1
headmaster schoolmaster7
headphone earphone9 receiver1
headquarters hq4
headroom headway6 clearance3
headstone gravestone5 tombstone5 keystone4
headstrong willful4 disobedient3
headway headroom6 clearance3
heady judicious7 foolhardy3 prudent3 intoxicating2 reckless2 wise2
heal mend2 cure1 healer1
healer therapist9 heal1
healing therapeutic4 convalescence3 recuperation3 remedial3 healthful2
health healthy7 upbeat3
healthful sanitary3 healing2 hygienic2 salutary2 therapeutic2 medicinal1 remedial1
healthy health7 salubrious1
heap pile6 cumulus2 spate2 stack2 agglomerate1 mint1 mound1
hear discover1 learn1
hearer listener9 auditor7
hearsay rumor5
heart cardiac4 suspicion3 hunch2 mettle2 intuition1
heartache heartbreak9 grief8 sorrow2
heartbeat jiffy3 pulse3 instant2 pulsation2 twinkling2 throbbing1
heartbreak heartache9 grief8 sorrow2
heartbreaking grievous4 sorrowful2
heartbroken brokenhearted9 sorrowful2
hearten embolden9 cheer3 recreate2
heartfelt devout4 earnest2 sincere2
hearth fireplace7 fireside4
heartily cordially4 hearty3 warmly3
heartless flint2 obdurate2 stony2
heartthrob idol2
hearty heartily3 lusty1
heat thermal4 heater3 hotness2 warmth2
heatedly hotly9
heater warmer8 heat3
heath wasteland1
heathen pagan8 infidel6 ethnic3 gentile2
heave heft1 surge1
heaven paradise7 nirvana4
heavenly celestial7 sky3
heavily heavy2
heavy heavily2
heckle heckler3
heckler heckle3
hectic feverish8 agitated2
hedge sidestep4 evade3 skirt2 windbreak2 circumvent1 fudge1 parry1
hedgehog porcupine7
hedonism hedonist7 hedonistic7
hedonist hedonism7 playboy4 pagan2
hedonistic hedonism7 indulgent1
heedless indifferent1
heel underside1
heft hefty3 heave1
hefty brawny7 heft3 sinewy1
height meridian2 summit2 altitude1 elevation1
heighten enhance3
heinous wicked1
heist burglarize6 burgle6 holdup3
helicopter chopper2
heliport airport3
hell inferno5 blaze1
hellion devil1
hellish demonic5 fiendish5 satanic4 diabolical2 infernal2 unholy2
hello howdy9 hi8
help assist7 aid6 helper5 assistance2 support1
helper assistant5 benefactor5 help5 supporter1
helpful stabilizing2
helpless powerless3
helplessness impotence2 powerlessness2 weakness2
hemorrhage bleed3
hen chicken2
henchman collaborator7 confederate2
henpecked submissive3
herald acclaim3 foretell3 hail2 trumpeter2
herculean superhuman4
hereafter afterlife4 future2
hereby herewith9
hereditary genetic6 heredity5 transmissible5 ancestral4
heredity hereditary5
heresy heretical6
heretic castaway2 outcast2
heretical heresy6 dissident5 unorthodox1
heretofore hitherto9
herewith hereby9
hermit recluse3 loner2
hernia rupture1
heroic epic3 grand1
heroism valor9 gallantry7
herpes shingles2
hesitancy reluctance2 unwillingness1
hesitant indecisive3
hesitate waffle4 waver4 pause3
hesitation indecision2 irresolution2 reluctance2 unwillingness1
heterogeneous assorted3 miscellaneous3 sundry3 mixed2 motley1
hex jinx5 hexadecimal4 glamour3 witch1
hexadecimal hex4
heyday flush3 peak3 blossom1
hi hello8 howdy8
hiatus remission2 reprieve2 respite2
hibachi brazier2
hick yokel6 rustic3 unsophisticated2
hidden invisible2
hide conceal6
hideaway hideout8 den3
hideous outrageous6 hideously5 horrific5 horrid3 repulsive1
hideously hideous5
hideout hideaway8 den4
hierarchical hierarchy6 stratified3
hierarchy hierarchical6
highland upland9 plateau3
highlight foreground3 spotlight3
highly extremely7
highness loftiness3
highway expressway3 freeway3 motorway3 thruway3 pike2 superhighway2
highwayman hijacker8
hijack commandeer7 carjack2 carjacking2 pirate1
hijacker highwayman8
hike boost3 hiker2
hiker backpacker4 hike2
hilarious hilarity8 humorous1
hilarity mirth9 glee8 hilarious8 gaiety3 merriment2
hill hilly7
hillbilly bushwhacker8
hillock knoll9 hammock7 anthill3 mound3
hilltop brow3
hilly craggy9 hill7 mountainous6
hind hinder2 posterior1
hinder impede5 hind2 hindrance2 obstruct2 occlude2 embarrass1
hindrance deterrent5 impediment5 balk2 hinder2 obstacle2 interference1
hint intimation3 clue2 suggest2
hinterland backwoods9 boondocks9
hip pelvis2
hire employ4 engage1
hiss razzing3 fizzle2 boo1
hissing fizzle5
historic history4
historical history1
history historic4 yesteryear3 account2 chronicle2 continuum1 historical1
histrionic melodramatic4 theatrical1
histrionics theatrical4
hit strike1
hitch enlistment3 hobble2 limp1 stoppage1
hitchhike thumb4
hitherto heretofore9
hitter batsman8 slugger7 batter4
hive beehive1
hoard cache5 hoarder5 accumulate2 compile2 amass1 collect1
hoarder hoard5 saver1
hoarding billboard9
hoarse gruff5 husky4
hoarsely huskily9
hoarseness huskiness5 harshness1 roughness1
hoax fraud2 wile2 humbug1
hobble limp4 fetter2 hitch2
hobby pastime3 sideline2 hobbyhorse1
hobbyhorse hobby1
hobgoblin goblin7
hobo bum3 drifter3 tramp3 vagrant2
hock pawn3
hodgepodge patchwork3
hog pig1
hold keep3 maintain2 deem1
holdup heist3
holiday vacation7 leisure3
holiness sanctity9
holler scream3 yell2 yowl2 bellow1 cry1 gripe1 shout1 squall1
hollow tubular1
hollowness insincere2 insincerity2
holster sheath2
holy sanctified3 hallowed2 consecrated1
homage deference2
home dwelling4 abode2 habitation2 house2 residence2 domestic1 domicile1
homegrown native2
homeland fatherland9 motherland9
homeless dispossessed3
homely homey5 unattractive2 comfortable1 comfy1
homemaker housewife9
homeopathic homeopathy8
homeopathy homeopathic8
homeowner householder9
homesick desirous4 wishful3
homesickness nostalgia3
homespun tweedy4 folksy3 russet1
homeward orientated1 oriented1
homework prep9
homey homely5 comfortable3 comfy3
homicidal murderous9 bloody1
homicide murder5 slaying5
homogeneity uniformity1
homophobic discriminatory2
homosexuality lesbianism3
honcho foreman8 boss5 chief2
hone perfect1
honest honorable5 sincere1
honestly candidly8 frankly8 aboveboard2
honesty truthfulness2
honey dearest4 beloved1 dear1 sweetening1
honeycombed cellular2
honk toot3 blare1 upchuck1
honor laurels5 accolade4 honorary3 reward2
honorable honest5
honorary honor3
hood hoodlum6 thug6 goon3 punk3
hoodlum thug9 hood6 punk6 goon5
hoodwink bamboozle5 beguile5 juggle3
hook rob2 fleece1 overcharge1
hookup assemblage2
hooligan roughneck9 ruffian9 rowdy6 bully4
hooray hurrah6
hoot hooter2 razzing2
hooter owl3 snout3 hoot2 nozzle2
hop hopper4 skip1
hopeful wannabe4 aspirant3 expectant3 auspicious2
hopeless forlorn3 desperate2 despondent2 bleak1
hopper hop4 grasshopper1
horde host3 concourse2 throng2 multitude1
horizon skyline3
horn noisemaker3 cornet1 horny1
horny steamy2 horn1
horrendous fearsome9 dreadful8 frightening8 terrible7 dire5 horrific5 awful4 dread3 fearful3
horrible horrifying9 frightful7 atrocious3
horribly dreadfully8 awfully2
horrid hideous3 horrific3 outrageous3
horrific outrageous6 fearsome5 hideous5 horrendous5 dreadful4 frightening4 terrible4 horrid3 awful2 dire2 dread1 fearful1
horrify horror6 appall5 alarm4 dismay2
horrifying horrible9 frightful7 atrocious3
horror horrify6 revulsion3 repugnance2 repulsion1
horse equine5
horseman horsemanship7 equestrian5 rider2
horsemanship horseman7
hose hosiery5 footwear2
hosiery hose5 footwear4 sock2
hospital infirmary9
hospitalize institutionalize3
host horde3
hostage surety2
hostel hostelry7 inn7
hostelry inn9 hostel7
hostess stewardess3 innkeeper2
hostile belligerent1
hostility enmity4 antagonism2
hotcake flapjack9 pancake9
hothead swashbuckler5 daredevil3 madcap3 lunatic1
hotheaded irascible6 impetuous4 madcap3
hotly heatedly9
hotness heat2
hotshot superstar9 wiz9 wizard7 virtuoso6 adept5 whiz5 genius3 star3 ace2 sensation2
hound cad3 hunt1
house dwelling4 edifice3 abode2 habitation2 home2 domicile1
housebreaking burglary4
household family6
householder homeowner9
housekeeping housework9
housewife homemaker9
housework housekeeping9
hovel shanty8 shack6 hutch5 hut4
hover oscillate4 vacillate4
howdy hello9 hi8
howl wail3
hq headquarters4
hubbub uproar4
huckster peddle5 vend5 haggle2 hawk2
huddle cower3 powwow2
huff huffy2 snort1
huffy touchy6 mad3 huff2 angry1
hug embrace3 clasp2 bosom1
huge immense9 vast9 big2 large2
hugely enormously9 staggeringly9 tremendously9
hulk whale3 loom2 tower2 predominate1
hullabaloo excitement2 agitation1 turmoil1 upheaval1
hum seethe1
humane humanistic2
humanism humanitarianism6 humanistic3 humanist1
humanist humanism1
humanistic humanism3 humane2
humanitarian humanity2
humanitarianism humanism6
humanity humanitarian2 humankind2 mankind2
humankind mankind9 humanity2
humble lowly4 humiliate3 humility2 chagrin1 inferior1 meek1
humbly meekly5
humbug baloney5 drool2 hoax1
humdrum monotony5 monotonous3 commonplace2 sameness2
humidify humidity8
humidity humidify8 mugginess4
humiliate chagrin5 demean3 humble3 mortify3 spite1
humiliating mortifying5
humiliation mortification5 chagrin4 abasement2
humility humble2
humor witticism5 humorist4 wit4 mood3 temper1
humorist humor4
humorous comical4 comic3 funny3 jocose2 laughable2 witty2 facetious1 farcical1 hilarious1 ironic1 jocular1 wry1
hump protrusion4 protuberance4 bulge3 hunch3 jut3 screw3
hunch suspicion6 hump3 intuition3 heart2 impression2 notion2 belief1
hunger hungry6 crave1 thirst1
hungrily ravenously9 hungry7
hungry hungrily7 hunger6 famished2 ravenous2
hunk nugget1
hunker crouch5 squat5
hunt hunter4 hound1
hunter hunt4
hurdle hurdler5
hurdler hurdle5
hurl hurler6 hurtle4 lunge3
hurler pitcher8 hurl6 ballplayer3 twirler3
hurrah hooray6
hurricane cyclone1
hurriedly hastily9
hurry haste2 hasten2 run2 zip2
hurt harm2 injure2 injury2 trauma2 wounded2
hurtful deleterious5 injurious5 unkind2
hurtle hurl4 lunge4 thrust1
husband spouse3 partner2
husbandry agriculture4 cultivation2
hush stillness4
husk stubble4 chaff3 shuck3 stalk2 bran1 straw1
huskily hoarsely9 husky3
huskiness hoarseness5 toughness3
husky beefy6 burly6 hoarse4 huskily3 gruff2 robust1
hustle bustle4 ado2 flurry1
hustler floozy7
hut hovel4 shanty3 hutch2 shack2
hutch hovel5 shanty4 shack3 hut2
hydraulic water5
hydroplane speedboat1
hygienic sanitary6 healthful2
hymn anthem4
hyperactive overactive9
hyperbole exaggeration6
hyperbolic inflated7
hypersensitive allergic5 susceptible1
hypnosis hypnotize8 hypnotic5
hypnotic hypnosis5 spellbinding3
hypnotism hypnotist8
hypnotist hypnotism8
hypnotize hypnosis8 mesmerize4 sedate2 tranquilize2
hypocrisy hypocritical6 insincerity2
hypocrite phony4 pretender3
hypocritical hypocrisy6 insincere2
hypothesis hypothesize6 possibility2 theory2
hypothesize theorize8 hypothesis6 speculate6 conjecture5 suppose4
hypothetical theoretic3 theoretical3
hysteria delirium6 frenzy6 fury3 hysterical3 craze2 mania1
hysterical hysteria3
ice crystal2
iceberg berg6
icebox refrigerator9 cooler2
icon picture2 image1
icy glacial5 frigid4 frosty4 wintry3
idea concept4 conception3 ideal2
ideal idea2 idealistic1
idealist dreamer4 visionary3 romantic1
idealistic exalted5 lofty3 ideal1
idealization glorification3
idealize romanticize3 glamorize2
idealized perfect1
identical indistinguishable5
identifiable distinctive2 recognizable2
identification diagnosis2 identify2 determination1
identify identity4 differentiate3 distinguish2 identification2
identity identify4 individuality3 personality2
ideologist ideology7
ideology ideologist7
idiom parlance6 idiomatic5 dialect4
idiomatic idiom5
idiosyncrasy foible8 idiosyncratic8 mannerism7 peculiarity2 specialty1
idiosyncratic idiosyncrasy8
idiot cretin9 imbecile7 moron7 retard4
idiotic preposterous3 laughable2 nonsensical2 ridiculous1
idle idly4 slothful3 groundless2 idler2 indolent2 laze2 unfounded2 lazy1
idler loafer7 idle2
idly idle4 lazily3
idol effigy2 heartthrob2 paragon1
idolize revere6 adore5 worship4
ignition kindling1
ignorant uneducated3 illiterate2
ignore disregard6 dismiss4 discount3 snub3
ill poorly4 ailment3 badly2 complaint2 sick2
illegal contraband1 illegitimate1 misappropriated1
illegible unreadable5 unclear1
illegitimate illicit3 outlaw2 illegal1
illicit extramarital4 illegitimate3 outlaw1
illiterate ignorant2 uneducated2
illness sickness8 malady5 disease4
illogical garbled5 disjointed4 absurd2 confused2 disordered2 incoherent1 scattered1
illuminate crystallize2 elucidate2 enlighten1 light1
illumination darkness2 clarification1
illumine light2
illusion illusory3 semblance3
illusory illusion3
illustrate exemplify5 instance1
illustration artwork4 fig4 example2 figure2
illustrious famous7 renowned7 notable2
image icon1 persona1
imagery imagination5 dream2
imaginable conceivable9
imaginary notional6 fanciful3 unreal2
imagination imagery5 creativeness3 creativity3
imaginative inventive9 creative3
imagine envisage8 visualize3 envision2 guess2 reckon2 fancy1 suppose1 think1
imbalance asymmetry4 instability2
imbecile cretin7 idiot7 moron6 retard3
imbibe absorb2 drink1 mop1
imitate simulate6 copy2 reproduce2
imitation simulated3
imitator impersonator7 emulator5 ape1 mimic1
immaculate spotless7 faultless2 impeccable2
immaterial disembodied2
immature young4 childish3 babyish2 infantile2
immeasurable abysmal3 limitless3
immeasurably infinitely3
immediacy directness3
immediate contiguous2
immediately forthwith8 instantly6 straightaway5 directly3
immense huge9 vast9 big2 large2
immensely vastly9
immensity vastness9 greatness3 enormity1
immerse engross4 engulf4 plunge3 steep2
immersion submersion5
immigration migration2
imminent impending9
immobile immobility4 immovable1 stiff1
immobility immobile4
immobilize pin2
immoral dissolute3 scandalous3 disgraceful2 libertine1
immorality wickedness4 evil2
immortal undying3 deity2 divinity2
immortality permanence4
immovable realty6 immobile1
immune resistant1
immunity exemption3
immunization inoculation4 vaccination3
immunize vaccinate5 inoculate1
immunized vaccinated9
imp gremlin8 pixie7 elf6 brownie4 rascal2 sandman2 brat1
impact impinging3 wallop1
impair mar4
impairment damage4 deterioration3 disability2 harm2
impale transfix3 spear2 spike2
impart convey3 contribute2 lend2 tell2
impartial disinterested3 dispassionate3 unbiased2
impartiality candor2
impasse deadlock8 standstill7 stalemate5
impassioned fervent8 ardent7 torrid7 fiery6 passionate4
impassive stolid7 expressionless5
impatience restlessness3
impeach accuse3 incriminate1
impeccable faultless8 immaculate2
impedance resistance3
impede hinder5 impediment5 occlude5 obstruct3
impediment deterrent5 hindrance5 impede5 obstruction4 balk2 barrier2 obstacle2
impel propel4 force2 impulsive2
impelled motivated5
impending imminent9
impenetrable dense3
imperative urgent3
imperceptible subliminal3
imperfect defective2 fallible2 faulty2
imperfection weakness4
imperfectly amiss2
imperialism imperialist4
imperialist imperialism4
imperil endanger7 jeopardize7 threaten6 peril4 menace3
imperious haughty9 supercilious8 swaggering8 disdainful4 lordly4 overbearing3 proud2
impersonal neutral2
impersonate persona6 portray2
impersonation caricature4 spoof2 lampoon1 parody1
impersonator imitator7 mimic2
impertinence impudence8 insolence4 chutzpah1
impertinent pert7 saucy7 extraneous3 irreverent3 orthogonal3 sassy3 impudent1 irrelevant1
impervious soundproof2
impetuous madcap5 hotheaded4
impetuously impulsively9
impetus drift3
impinge encroach8 entrench3 trench3 infringe2
impinging impact3
impious godless5 irreverent1
impish puckish9 mischievous7 playful4
implacable inexorable3 relentless3 unrelenting3 grim2
implant embed5
implausible improbable2 unbelievable2 unconvincing2
implement enforce3
implicate entail2
implication imply3 inference2 significance2 deduction1
implicit underlying4 unsaid3 tacit2
implore beg7 plead3 pray2
imply connote6 implication3
impolite rude3 discourteous1
impolitely rudely9
import smuggle2 significance1
importance value1
important main3 chief2 principal2 central1 great1 primal1
importantly significantly2
impose inflict4 enforce3 imposition3 levy2 prescribe2
imposition infliction6 enforcement3 impose3
impossible inconceivable4 unimaginable4
impostor faker9 fraud4 pretender4 pseudo3 sham2 fake1
impotence powerlessness8 helplessness2
impotent ineffective1
impound confiscate6 seize2
impoverish bankrupt1
impoverished indigent7 destitute6 needy4
impractical quixotic3 visionary2
imprecation malediction8
impregnable invulnerable2
impregnate infuse3 saturate2
impress ingrain2 strike2
impression notion5 belief4 suspicion3 hunch2 intuition1
impressionable pliant4 waxy4 plastic2
impressive magnificent3 baronial2 awesome1 grand1 spectacular1 stately1
imprimatur sanction4 countenance3 endorsement3
imprison incarcerate7 jail4 jug4 remand2 lag1
imprisonment incarceration3 captivity2
improbable unlikely5 implausible2 marvelous1 unbelievable1 unconvincing1
improbably incredibly8 unbelievably7
impromptu extemporaneous5 offhand2 unprepared2 spontaneously1
improper unbecoming3 unlawful3 unseemly3 untoward3 indecent2
impropriety indecency2
improve amend3
improvement betterment4 transformation2 advance1
impudence impertinence8 insolence4 chutzpah1
impudent insolent6 sassy5 disrespectful2 flip2 saucy2 impertinent1
impudently freshly4
impulse caprice3 whim3
impulsive impel2 whimsical2 spontaneous1
impulsively impetuously9
impure defiled3 adulterated2 polluted2 alloyed1 debased1
impurity dross6
impute ascribe8 attribute7 assign3
inability stupidity2
inaccessible unobtainable5 unavailable2
inaccurate faulty1
inactivity inertia4
inadequacy deficiency3 deficit2 shortage2 shortfall2
inadequate unequal5 deficient2 understaffed2
inadvertence oversight6
inadvertent accidental7 unintended4
inadvertently unknowingly9 unwittingly9
inane fatuous9 vacuous6 foolish2 mindless1
inapplicable unsuitable4 irrelevant2
inappropriate unfitting3 incongruous1
inarticulate unspoken3 mute2 speechless2
inattention disregard2 neglect1
inaudible ultrasonic4 unheard2 supersonic1
inaugural maiden1
inauguration startup3
inauspicious adverse4 unpromising4 unfortunate3 unfavorable2 untoward2
inborn congenital7 innate2
inbuilt inherent8 integral6 intrinsic4
incalculable countless4 innumerable4 multitudinous4 unnumbered4 myriad2
incantation invocation1
incapable unable1
incapacitate disable9 handicap2
incarcerate imprison7 jail5 jug4 remand3 lag2
incarceration captivity7 imprisonment3
incarnate corporate2 corporeal2 embody1
incarnation embodiment5 personification2 reincarnation1
incendiary arsonist5 arson4
incense infuriate3
incensed indignant9 angry2
incentive inducement7 bonus1
inception origin2
incessant ceaseless9 unceasing5 perpetual4 constant2 continuous2
incessantly ceaselessly7 unceasingly7 continuously4 endlessly3 perpetually2 constantly1
incest incestuous4
incestuous intimacy5 incest4
incidence frequency2
incidental consequent2 peripheral1 resultant1
incidentally accidentally2
incineration cremation4
incise notch2
incision dent2 prick1
incisive keen5 acute2 sharp2 perceptive1
incite motivate6 instigate5 prompt4 actuate2 propel2
incitement provocation2
inclination tendency4
incline tend6 slope3 ramp1
inclined prone2
include contain2 inclusive2
inclusive include2
incoherent garbled3 disjointed2 confused1 disordered1 illogical1
income profits3 earnings2 profit2
incomparable unequaled3 unparalleled3 matchless2 peerless2 unique2 unrivaled2
incompatibility inconsistency6 repugnance3
incompetent bungler2 bungling1
incomplete partial2 sketchy1
incomprehensible inexplicable7 inscrutable3 cryptic2 enigmatic2 mysterious2 paradoxical2 puzzling1 unaccountable1
inconceivable unimaginable9 impossible4 unthinkable3
incongruity irony2
incongruous unfitting4 ironical3 ironic2 inappropriate1
inconsequential unimportant3
inconsiderate thoughtless2 unthinking1
inconsistency incompatibility6 repugnance3
inconsistent irreconcilable2
inconsolable disconsolate7 desolate2
inconspicuous invisible3
incontinent leaky3
inconvenience bother1
inconvenient awkward3 inopportune2
incorporate integrate5 unified3 contain2 comprise1
incorrect wrong3 erroneous2 ungrammatical1
incorrectly falsely4 wrongly3
increasingly progressively9
incredible unbelievable8 dumbfounding2 marvelous2
incredibly improbably8 unbelievably7 fantastically3
incredulity disbelief8 skepticism8
incredulous skeptical3
incriminate crime6 accuse5 impeach1
incrimination blame3
incubus nightmare3
inculcate infuse6 instill2
inculcation ingraining9 instilling9 indoctrination3
incur incursion2
incurable unalterable1
incursion incur2 penetration2
indebted obligated3
indecency enormity2 impropriety2 obscenity2
indecent unbecoming7 unseemly7 untoward6 improper2 earthy1 obscene1
indecision irresolution7 hesitation2
indecisive hesitant3 undecided1
indefatigable tireless8 energetic2
indefensible untenable7 unreasonable3 unjustifiable2 unwarranted2 inexcusable1
indefinable indescribable4 ineffable3 undefined3 unspeakable3 inexpressible2 vague1
indefinite noncommittal2
indentation cleft1
independence freedom3 autonomy2 liberty2
independent autonomous2 sovereign2
indescribable ineffable8 unspeakable7 indefinable4 inexpressible4
indescribably unutterably9
index indicator3
indicate bespeak4 point1 signal1
indication evidence2
indicative declarative5 suggestive2
indicator index3
indifference aloofness2 phlegm2 apathy1 unconcern1
indifferent apathetic3 uninterested2 heedless1
indigenous endemic2 native1
indigent destitute7 impoverished7 needy5
indigestible stodgy2
indignant incensed9 angry2
indignation outrage4
indignity affront2
indirect meandering1
indiscreet talkative2
indiscriminate promiscuous1
indiscriminately arbitrarily8 randomly8 haphazardly7
indispensable essential3 vital3 necessary1
indisposed ailing7 unwell7 averse5 sickly3 loath2 poorly2 seedy2
indisputable undeniable3
indistinct blurred4 blurry4 bleary2 cloudy2 dim2 foggy2 fuzzy2 hazy2 nebulous2 wispy2 faint1 shadowy1
indistinctly dimly8
indistinguishable identical5
individual person6 single4 mortal3 organism3 respective2 soul2
individualism individualist6 individualistic5 singularity2 uniqueness2
individualist individualism6
individualistic individualism5 capitalistic2
individuality identity3 singularity2 uniqueness2
individualized personalized8 personal2
individually separately9 singly4
indivisible inseparable5
indoctrinate doctrine8 brainwash1
indoctrination brainwashing3 inculcation3 ingraining3 instilling3
indolence laziness7
indolent slothful8 lazy4 idle2
indomitable unconquerable2
indubitable unquestionable3
induce stimulate3 cause1 generate1 oblige1
inducement incentive7
induct seat1
induction initiation4 generalization2
indulge gratify2 pander2 luxuriate1 wallow1
indulgence luxury3 leniency2 tomfoolery2
indulgent lenient4 luxurious2 hedonistic1 permissive1
industrialism industrialist8
industrialist industrialism8 industry7
industrious untiring8 tireless3 diligent2 energetic2
industry industrialist7 manufacture2
inebriated intoxicated7 crocked4 sloshed4 soaked4 drunken3 carousing2 tipsy2
inedible poisonous3
ineffable indescribable8 unspeakable7 indefinable3 inexpressible3
ineffective ineffectual7 impotent1 inefficient1
ineffectual ineffective7 unavailing4 futile3 useless2
inefficient uneconomical3 wasteful3 ineffective1
inelegant gauche5 graceless1
ineligible disqualified3
inept clumsy3 cumbersome2
ineptitude awkwardness5 clumsiness5 slowness5 worthlessness4
inequality disparity4
inert neutral2 torpid1
inertia inactivity4 inertial4 passivity2
inertial inertia4
inescapable unavoidable9 inevitable3
inescapably unavoidably9 inevitably4
inevitable inescapable3 unavoidable3 predictable2
inevitably inescapably4 necessarily4 unavoidably4
inexact approximate2 odd1
inexcusable unjustifiable5 unforgivable4 unwarranted4 indefensible1
inexhaustible infinite2 unlimited1
inexorable relentless5 unrelenting5 adamant4 grim4 implacable3 inflexible2 stern2
inexpensive cheap8 affordable2
inexperienced callow3 uninitiated3 untested3 untried3
inexplicable incomprehensible7 inscrutable4 cryptic3 mysterious3 paradoxical3 unaccountable2
inexpressible indescribable4 ineffable3 unspeakable3 indefinable2
infallible unerring5 foolproof3 unfailing3
infamous notorious9 infamy6 disreputable4
infamy infamous6 disrepute2 notoriety2 discredit1
infancy infant7 infantile3
infant babe8 baby8 infancy7
infantile childish8 infancy3 immature2
infantryman marcher3
infatuated enamored9 smitten3
infeasible unfeasible9 unworkable9
infect pollute2 contaminate1 taint1
infection infectious6
infectious infection6 septic3 communicable1 transmissible1
infer deduce7 derive5 generalize4 extrapolate2
inference inferential5 implication2
inferential inference5
inferior subscript4 humble1 lowly1 outclassed1
infernal demonic4 fiendish4 darned3 inferno3 satanic3 damned2 diabolical2 goddamned2 hellish2 unholy2
inferno hell5 infernal3 wildfire2
infertile sterile7 barren2
infest overrun7 invade2
infidel heathen6 pagan6 gentile4
infidelity disloyalty4
infielder catcher4 fielder4
infiltration percolation2 penetration1
infinite infinity7 boundless3 unbounded3 inexhaustible2 endless1 space1
infinitely endlessly4 immeasurably3
infinity infinite7 eternity6
infirm decrepit4 weakly4 frail3 rickety2 feeble1 irresolute1
infirmary hospital9
infirmity debility9 feebleness8 frailty7
infix insert4 embed1
inflame inflammatory5 inflammation4 kindle4
inflammable flammable9 combustible2
inflammation inflame4 excitement2 fervor2
inflammatory inflame5
inflatable expansive2
inflate expand1 surge1
inflated hyperbolic7
inflation inflationary6 pomposity2 pompousness2 pretentiousness2
inflationary inflation6
inflect modulate2
inflected modulated2
inflection prosody4 paradigm2 stress2
inflexible uncompromising4 adamant3 fossilized2 inexorable2
inflict impose4 prescribe4 dictate3
infliction imposition6 enforcement2
inflow influx9
influence influential4
influential influence4 authoritative3 potent3 prestigious1
influenza flu9
influx inflow9
info information7 database3
inform communicate2 tell2
informal casual1 unofficial1
informality casualness2
informally colloquially3
informant witness1
information info7 database2
informative enlightening5 instructive4
informer canary1 snitch1
infraction misdemeanor9 violation6 infringement5
infrared invisible1
infrequent occasional3
infringe contravene6 encroach4 impinge2 conflict1
infringement violation7 infraction5 misdemeanor5
infuriate fury5 exasperate4 incense3
infuriating maddening9 exasperating8 displeasing4
infuse inculcate6 impregnate3
infusion extract3
ingenious ingenuity6 adroit4 clever3 cunning1
ingenuity cleverness8 ingenious6 resourcefulness1
ingest consume4 assimilate3 absorb2
inglorious shameful7 disgraceful4 dishonorable3 unsung1
ingrain grain3 impress2 instill1
ingraining inculcation9 instilling9 indoctrination3
ingratiating insinuating5
ingredient component3 element3 factor1
inhabit populate7 live5 dwell3
inhabitant dweller9
inhalation gasp2 breath1 intake1
inherent inbuilt8 integral6 intrinsic3 underlying2
inhibit conquer6 suppress6 subdue4 curb3
inhospitable barren2 bleak2 desolate2 godforsaken2 windswept2
inhumane cruel3 barbarous2 bestial2 brutal2 brutish2 savage2 vicious2 brute1
inhumanity atrocity2 barbarism1 cruelty1
initialization format1
initiate originate3 beginner2 pundit1
initiation induction4
initiator aggressor2
injunction enjoin3
injure injury6 wound3 hurt2 shoot1
injured wounded4 mangled2 dislocated1
injurious deleterious9 hurtful5 harmful2
injury injure6 trauma5 harm4 hurt2 wound1
ink inky5
inkling intimation5 glimmer3
inky ink5
inland landlocked4
inlet cove2 recess1
inmate inpatient4
inn hostelry9 hostel7
innards entrails9
innate congenital2 inborn2
inner inward2 internal1
inning frame2
innkeeper hostess2 patron1
innocence naivety3 naturalness3
innocent guiltless7 absolved2 blameless2 harmless2 irreproachable2
innocuous harmless2 inoffensive1
innovate introduce3
innovation invention7
innovative progressive2
innovator pioneer4
innuendo insinuation8
innumerable countless9 multitudinous9 unnumbered9 myriad6 incalculable4
inoculate vaccinate3 immunize1
inoculating vaccinating9
inoculation vaccination8 immunization4
inoffensive euphemistic3 innocuous1
inoperative defunct3
inopportune inconvenient2 unseasonable2
inordinate excessive8 unreasonable5
inordinately extraordinarily9
inpatient inmate4
input comment1 remark1 stimulus1
inquire ask5 inquiry3 inquisitive3 wonder2 query1
inquiry inquire3 question3 experimentation2 query2 research1
inquisitive inquire3 speculative2 curious1
inquisitor interrogator8
insane demented4 harebrained3 crazy2 mad2 crazed1 deranged1
insanely crazily8 madly3
insanity lunacy2 madness2
insatiable unsatisfied3
inscribe engrave6 enroll3 recruit2
inscribed engraved3
inscription epitaph2
inscrutable cryptic8 mysterious8 inexplicable4 incomprehensible3
insecure unsafe4
insensitive deadened3 callous1
inseparable indivisible5
insert infix4 tuck2 embed1
insertion interpolation5
insidious seductive2 pernicious1
insight penetration3 brainstorm2
insignificant meaningless1 peanut1
insincere obsequious3 hollowness2 hypocritical2 buttery1 soapy1
insincerity hollowness2 hypocrisy2
insinuate intimate2
insinuating ingratiating5
insinuation innuendo8
insipid bland5 tasteless3
insist assert4
insistent repetitive6 continual2
insolence impertinence4 impudence4 chutzpah3 crust2
insolent impudent6 brazen3 audacious2 disrespectful2 flip2
insolvency bankruptcy2
insolvent bankrupt3
insouciance cheerfulness1
inspector examiner1
inspiration brainchild5 germ2
inspire enliven4 invigorate4 animate3 instigate1
instability imbalance2 unreliability1
installation facility5
instance case5 example3 time2 illustrate1
instant jiffy7 twinkling5 instantaneous4 moment3 heartbeat2 wink2
instantaneous instant4
instantaneously instantly5 outright1
instantly forthwith7 immediately6 instantaneously5 straightaway4 directly2
instead alternatively7
instigate incite5 inspire1
instill inculcate2 ingrain1
instilling inculcation9 ingraining9 indoctrination3
instinct replete1
instinctive spontaneous3
institute establish3 appoint1
institution establishment3
institutionalize hospitalize3 commit2
instruct teach6 instructor5
instruction education3 pedagogy3 course1
instructive informative4 doctrinaire2 educational2 explanatory2 expository2 interpretative2
instructor teacher9 instruct5 educator4
instrument weapon4 device2
instrumental subservient1
instrumentalist musician8 performer3 player3
instrumentation artifact2 device2
insubordinate defiant2 mutinous2 rebellious2
insubordination defiance2 disobedience2
insubstantial ethereal3 aerial2
insufferable intolerable2 unacceptable2 unbearable2 unendurable2
insufficient deficient4 depleted3 scant2 skimpy2 shy1
insular island5
insularity insulation7 detachment2
insulate isolate4
insulation insularity7 detachment1
insult affront6
insuperable insurmountable3 unconquerable2
insure ensure8 assure6 ascertain2 verify2 guarantee1
insurgent guerrilla3 subversive3 mutineer1 rebel1
insurmountable insuperable3 unconquerable2
insurrection uprising9 revolt7 rebellion6
intact inviolate3 entire2 integral2
intake consumption7 uptake7 inhalation1
intangible goodwill1
integer digit3 number2
integral inbuilt6 inherent6 intact2 intrinsic2
integrate incorporate5 desegregate4
integration desegregation8
integrity unity6 completeness2
intellectual mental2 rational2 cerebral1 scholar1
intelligent levelheaded4 brainy2 sophisticated2 apt1
intelligible understandable8 comprehensible3
intelligibly understandably9 clearly4
intend intent3 mean3 destine1 plan1
intense extreme1 utmost1 vehement1
intensification intensify4 exacerbation2
intensifier intensive5
intensify deepen6 escalate6 intensification4 compound2 intensity2 redouble2 accelerate1 quicken1
intensity intensify2
intensive intensifier5
intent engrossed5 purpose4 intend3 aim2 attentive2 goal2 captive1 purport1
intention purpose7 aim4 goal3
intentional intentionally7
intentionally advisedly9 purposely9 deliberately8 intentional7
inter entomb9 bury5
interact communicate3 act2
interaction contact3
interactive synergistic6
intercede arbitrate9 liaise9 mediate6 intermediate2
intercept interceptor6
interceptor intercept6
interchange substitute1
interchangeable replaceable3 symmetric2 standardized1 symmetrical1
intercontinental worldwide4
intercourse copulation4 communion2
interdepartmental department6
interdependence mutuality4
interdependent dependent2
interest curiosity3 sake3 involvement1
interfere intervene3
interference prevention2 hindrance1 intervention1
interim meantime4 meanwhile1 temporary1
interject interpose3
interjection ejaculation6 interposition4 interpolation1
interlace intertwine7 twine6 lace5 entwine4
interlock mesh2
interlocking interwoven7
interloper intruder9 trespasser9 stranger4 entrant1
intermarriage intermarry7
intermarry intermarriage7
intermediary mediator9
intermediate arbitrate2 intercede2 liaise2 mediate1
interment burial8 funeral3
interminable endless7 eternal3
intermingle blend6
intermission pause2
intermittent sporadic3
intern internship5 internist3
internal inner1 intramural1
international internationally6 foreign1 global1 multinational1
internationally international6
internet cyberspace9 net4
internist intern3
internship intern5
interplanetary planet8
interpolation insertion5 interposition2 interjection1
interpose interject3 interposition2
interposition interjection4 interpolation2 interpose2
interpret construe6 read2 understand2
interpretative instructive2
interpreter translator3 spokesperson1
interracial mixed3
interrelation interrelationship9
interrelationship interrelation9
interrogation question2
interrogator inquisitor8
interrupt disrupt6
interruption disruption6
intersect cross2
intersection crossroad3 vertex3
interstellar star4
intertwine interlace7 twine6 entwine4 lace4 tat2
intervene intervention6 interfere3
intervention intervene6 interference1 mediation1
interview consultation2
interweave weave5
interwoven interlocking7 complex1
intestine bowel9 gut6
intimacy incestuous5 familiarity3 liaison3 closeness1
intimate confidant2 insinuate2
intimately closely2
intimation inkling5 hint3 glimmer1
intimidate browbeat2 daunt2
intolerable unbearable9 unendurable9 bitter2 insufferable2 unsupportable2
intolerably unacceptably9 tolerable7
intolerant bigoted3 rigid1
intonation modulation1
intone chant7
intoxicate elate7 uplift4 exhilarate2
intoxicated inebriated7 crocked3 drunken3 sloshed3 soaked3 carousing1 tipsy1
intoxicating heady2 alcoholic1
intoxication drunkenness3
intractable uncontrollable3 refractory2
intramural internal1
intransigence obstinacy2 stubbornness2
intravenous vein5
intrepid dauntless9 audacious7 fearless4 bold2 brave2 hardy2
intricacy elaboration1
intricate complex2
intricately elaborately9
intrigue fascinate3
intrinsic inbuilt4 inherent3 integral2
introduce acquaint4 innovate3 introduction1
introduction debut4 entry2 introduce1
introspective introverted9
introverted introspective9
intrude intrusive5 trespass3
intruder interloper9 trespasser9 stranger4 entrant1
intrusion encroachment6 invasion3
intrusive intrude5 meddlesome4 officious4 meddling3
intuition hunch3 suspicion3 heart1 impression1
intuitive spontaneous3 visceral1
inundate deluge5 flood3 swamp2
inundated awash9 afloat2
inundation flood5 deluge4
inure accustom3
invade invasion5 infest2 overrun2
invalidate nullify7 annul5 quash3 void3
invaluable priceless9 valuable2
invariable constant2 parameter2 unvarying2
invariably constantly8
invariant unvarying2 constant1
invasion invade5 encroachment4 intrusion3
inveigh rail3 declaim1
invent inventor7 devise6 contrive4 formulate3 fabricate2 forge2 manufacture1
invention innovation7
inventive imaginative9 creative3
inventor invent7
inventory armory1
inversely reciprocal1
invertebrate spineless2
invest investor7 endow3 empower1
investigate probe1
investigation probe2 examination1 scrutiny1
investigator researcher8 detective2
investor invest7 shareholder4 stockholder4
inveterate chronically4 usual1
invigorate enliven7 animate4 inspire4 liven3
invigorated refreshed9
invigorating refreshing3 exhilarating2 brisk1
invincible unbeatable5 unconquerable3
inviolate sacrosanct4 intact3
invisible inconspicuous3 hidden2 infrared1 ultraviolet1
invocation conjuring2 invoke2 incantation1
invoice bill2
invoke conjure5 invocation2 arouse1
involuntarily involuntary7
involuntary involuntarily7
involve necessitate2 pertain2 regard2 require2
involvement participation7 curiosity2 interest1
invulnerable defensible3 airtight2 impregnable2
inward inner2
iodine halogen3
ion anion3
iota smidgen7 whit7 shred5
irascible hotheaded6
ire anger6 fury1 rage1
iridescent opalescent5 changeable1
irk gall3
irksome tiresome9 wearisome9 tedious8 uninteresting3 dull2
ironic wry7 irony5 incongruous2 humorous1
ironical irony4 incongruous3 wry3
irony sarcasm7 satire7 ironic5 ironical4 incongruity2
irradiate enlighten3 prophesy2
irrational irrationality6 irrationally6 unreasoning3 ratio2 superstitious2
irrationality irrational6
irrationally irrational6
irreconcilable inconsistent2
irrefutable undeniable4
irregular guerrilla3 unlawful1
irrelevant tangential3 extraneous2 inapplicable2 orthogonal2 impertinent1
irrepressible uncontrolled2 uncontrollable1
irreproachable blameless9 unimpeachable4 guiltless2 innocent2
irresistible overwhelming3
irresistibly overwhelmingly9
irresolute vacillating3 infirm1
irresolution indecision7 hesitation2
irrespective regardless8
irresponsibility unreliability3
irreverence desecration2 sacrilege2
irreverent pert4 sacrilegious4 blasphemous3 godless3 impertinent3 saucy3 disrespectful1 impious1
irritability petulance7 excitability3 responsiveness1
irritable peevish7 petulant7 testy7 cranky3 nettlesome3 scratchy3
irritably petulantly7 testily7
irritant thorn7
irritate annoy7 rile6 vex5 bother4 displease4 gravel3 beset2 harass2 harry2 nettle2 devil1 exacerbate1 hassle1
irritation annoyance6 vexation3 temper1
irruption outbreak2
island insular5
ism doctrine9 philosophy7
isolate insulate4
isolated sporadic3 stray3 detached2
isolation separation1
issue publish2
italic italicize5
italicize italic5
itch itchiness1
itchiness itch1
itchy fidgety7 fretful6
item detail1
itemize enumerate7 list2
iterate reiterate7 restate7 repeat5 quote2
iterative repetitious3
itinerary route5 direction2 path2
ivory tusk4 pearl2
jab poke3 stab1
jabber rant4 gabble3 spout3 rave2
jack mariner3 seafarer3 gob2 laborer2 seaman2
jackass cuckoo5 goof4 zany3 goose2
jackknife pocketknife1
jackpot kitty3
jade tire3 fatigue2 weary1
jaded satiate1 tired1
jagged uneven2
jaguar panther8
jail incarcerate5 jailer5 imprison4 pokey4 poky4 clink2 jug2 remand1
jailer jail5 screw2
jam throng2
jamboree gala9 blowout3
jangle jingle8
jar collide3 jolt3 vase2
jargon argot7 lingo7 vernacular4 slang2 cant1
jaundice acrimony3
jaunt excursion5 junket2 expedition1
jauntily jaunty6
jaunty dapper7 natty7 spiffy7 jauntily6 chipper5 debonair3 spruce3 fashionable1
jaw chat2
jawbone mandible6 jowl5
jazz nothingness4
jazzy flashy2 gaudy2 rhythmic2 rhythmical2
jealous envious7 covetous5 jealously5 desirous3 distrustful2 wishful2
jealously enviously5 jealous5
jeer scoff8 scoffing4 flout3 gibe3 mockery3 tantalize3 taunt2 bait1 barrack1
jell congeal9 solidify1
jelly gelatin2
jeopardize imperil7 jeopardy6 endanger5 threaten4 peril3 menace2 stake2 venture1
jeopardy jeopardize6 hazard5 peril5 risk4
jerk yank4 dork3 twitch3
jerky choppy2 dopey1
jest joke8 jester5 gag4
jester jest5
jet sooty2 spurt1
jetty breakwater9 groin2
jewel jewelry4
jeweled spangled9 beady4
jeweler goldsmith2
jewelry jewel4 adornment2
jibe gibe7 barb4 correspond3 shaft3 match2 tally1
jiffy instant7 twinkling6 heartbeat3 wink3
jiggle joggle6 wiggle5 wag1 waggle1
jimmy pry4 lever3 crowbar2
jingle jangle8 doggerel3
jinx hex5 glamour3 witch1
jinxed unlucky5
jittery edgy5 uptight5 jumpy4 restive4
job occupation5 chore4 business2 task2
jobless unemployed3
jockey cheat2
jocose jocular7 humorous2
jocular jocose7 joke4 humorous1
jog ramble4 jogger1
jogger jog1 runner1
joggle jiggle6 wiggle5 wag1 waggle1
john lavatory6 toilet5 privy4 bathroom2
join unite2 conjoin1
joint collective1
jointly collectively4
joke jest8 gag5 jocular4 joker2
joker joke2
jolly jovial5 merry4 fairly3 moderately3 reasonably3 banter2 chaff2 joyous2 pretty2 gay1
jolt jar3
jostle shove2
jot mite3 tinge1
journal diary6
journalese sensationalism1
journalism journalist7
journalist journalism7
journey trip2
joust tilt2
jovial merry7 jolly5 joyous5 gay3
jowl mandible8 jawbone5
joy joyfulness7 joyous7 exhilaration2 excitement1
joyful gleeful5 overjoyed4 jubilant2 joyous1
joyfully gleefully9 joyously9
joyfulness joy7 exhilaration3 excitement2
joyous joyously8 joy7 jovial5 merry4 ecstatic3 festive3 gleeful3 rapt3 rapturous3 jolly2 gay1 joyful1
joyously gleefully9 joyfully9 joyous8
joystick stick2
jubilant exultant8 exulting8 triumphant7 gleeful3 joyful2
jubilantly blithely9 merrily9 happily8
jubilation exultation7 celebration4 triumph1
judge estimate2 judgment2 judicial2 adjudicator1 gauge1 jurist1
judgment conclusion2 judge2 opinion2 persuasion1 sentiment1
judicial judge2 justice1
judiciary bench1
judicious heady7 prudent5 wise3
jug imprison4 incarcerate4 jail2
juggernaut steamroller3
juggle beguile3 hoodwink3
jugular neck4
juice juicy4
juicy juice4 luscious4 voluptuous4 succulent1
jukebox phonograph3
jumble welter4 clutter3 muddle3 smother2
jumbled disorderly5 untidy2
jumbo gargantuan9 giant6
jump leap5 spring3 bound2
jumper sweater2
jumpy edgy8 uptight8 restive7 jittery4 bumpy3
junction conjugation3 conjunction2 crossroad2 synapse1
juncture occasion5 crisis1 crossroads1
junk debris6 rubble6 scrap3 trash3 dust2 rubbish2
junket banquet2 excursion2 feast2 jaunt2
junkie addict3
jurisprudence jurist6 law2
jurist jurisprudence6 adjudicator2 judge1
juror panelist5
justice justness3 righteousness2 judicial1
justifiable excusable5
justification justify4
justify warrant5 justification4 vindicate4 reassert2 rationalize1
justly rightly7
justness nicety7 justice3 conformity2 righteousness1
jut protrusion7 protrude5 protuberance4 bulge3 hump3 project1
jutting protrusion2
juvenile youth2 child1 kid1 youngster1
juxtapose juxtaposition7
juxtaposition juxtapose7
kale lettuce5 dough3 loot3 bread2 cabbage2
karat carat5
keel careen3 lurch3 stagger3 reel2
keen incisive5 acute2 exquisite2 lament2 nifty1 sharp1
keenness sharpness5 eagerness3 ardor1
keep maintain4 hold3 continue2
keeper custodian5
keepsake souvenir8 relic3
ken cognizance3
kennel doghouse5
kerchief neckerchief3
kernel meat3 essence2 gist1
kettle boiler3 teakettle3
key central3 fundamental3 primal3 cardinal2
keystone linchpin6 backbone5 headstone4 mainstay3 anchor2
kickoff outset5 commencement3 offset1
kid youngster8 child7 shaver4 minor3 fry1 juvenile1
kidnap kidnapper8 abduct7
kidnapper kidnap8 captor4
kidney adrenal3
kill killer7
killer kill7 murderer4
kilo kilogram9
kilogram kilo9
kin clan3 akin2 kinship2 kindred1
kind sort8 form3 type3 category2
kindergarten preschool3
kindle inflame4 arouse2 elicit2 evoke2 provoke1
kindling tinder7 spunk6 ignition1 punk1
kindly benevolent2
kindness generosity2
kindred akin6 clan4 kin1
kinfolk ancestry3 dynasty3 lineage3 folk2 pedigree2
king kingdom3 monarch3 sovereign2 magnate1 tycoon1
kingdom realm7 king3
kink frizzle2 curl1
kinky perverted5 frizzy4 nappy3 quirky3 offbeat2
kinship kin2
kiosk booth5 cubicle3 stall3
kitten kitty2
kittenish frisky9 playful3
kitty jackpot3 kitten2
knacker wrecker2
knapsack haversack9 rucksack9 backpack6
knead massage2 masticate2
knickers breeches7
knife stab1
knight equestrian4
knightly chivalrous4
knit entwine2
knob doorknob1 knobby1
knobby knob1
knock bump1 knocker1
knocker detractor3 knock1 tit1
knockout ko3 peach2 severe2
knoll hillock9 hammock7 anthill3 mound3
knotty baffling7 gnarled4 gnarly4 problematic4 tortuous2
knowingly wittingly9
ko knockout3
kudos praise4 compliment2
lab laboratory9
label designate2 pronounce1 tag1
labor laborious5 proletariat5 toil3 exertion2
laboratory lab9
laborer workman3 jack2
laborious backbreaking9 grueling9 arduous7 labor5
labyrinth maze7
lace interlace5 intertwine4 twine4 entwine3 lacy2 braid1 shoelace1 shoestring1
lacerate mangled3
lack deficiency5 absence1
lackey flunky6 sycophant4 flatterer1
lacy lace2
lad chap5 fellow5 feller4 gent4 sonny4 cuss3 cub1
ladder stairs2
lade laden5 ladle3 load2
laden lade5 oppressed2 ladle1
ladle lade3 dipper2 laden1
lady madam2
ladylike refined1
lag laggard4 slowdown3 dawdle2 incarcerate2 imprison1 trail1
laggard trailer5 lag4 pokey3 poky3 straggler2
lair den6 habitation3
lake pond3
lam flee3 flail2 getaway2 run2 thrash2
lame feeble3
lament bemoan3 bewail3 dirge3 elegy2 keen2 requiem2 wail2
lamentable deplorable8 pitiful4 sorry4 bad1 sad1
lamentation wail3 complaint1
laminate plywood1
lampoon satirize7 parody3 spoof3 mockery2 travesty2 impersonation1 takeoff1
lance spear4
land ground2 realty2 lander1
lander land1
landfill lowland3
landlady landlord3
landlocked inland4
landlord landlady3 landowner3
landmass continent3
landowner landlord3
landscape scenery2
landslide mudslide1
language lingual5 linguistic5
languid languorous9 lethargic5 dreamy3
languish yen2 ache1 hanker1 pine1
languorous languid9 lethargic5 dreamy3
lanky gangling9 rangy5
lap thigh3
lapse relapse2 relapsing2 oversight1
larceny theft9 thieving5 felony4 robbery2
lard embellish3 dramatize1 embroider1 pad1
large big8 huge2 immense2 larger2 vast2 enormous1 great1
largely mostly7
larger large2 big1
lark cavort5 rollick5 skylark4 frisk3 frolic3 romp3
larva larval7
larval larva7
lascivious lewd4
lash flog5 trounce5 whip4 eyelash3 lather3 welt3 slash2 cilium1 strap1 thong1
last final1
lastly finally4
late belatedly4 belated2 tardy2
lately recently9
latent potential1
later afterward8 subsequently8
lateral sidelong1
latex rubber2
lather soapsuds5 flog4 suds4 lash3 trounce3 welt2 whip2 slash1
lattice grille3
laud extol9 laudable8 exalt7 glorify7 proclaim1
laudable praiseworthy9 laud8 commendable7 worthy1
laugh laughable4 laughter3
laughable preposterous7 nonsensical6 comical5 laugh4 ridiculous4 cockeyed3 comic3 funny3 ludicrous3 absurd2 foolish2 humorous2 idiotic2
laughingstock goat2
laughter laugh3
launch establish3 launcher3
launcher launch3
launder laundry5 wash2
laundry washables8 launder5
laurels accolade7 honor5 award2
lavatory john6 toilet5 privy4 washbasin3 washbowl3 bathroom2
lavender lilac4
lavish plush2 shower2 generous1
lavishly extravagantly5
law jurisprudence2 legal2
lawless anarchic7 uncontrolled2
lawmaker legislator5
lawsuit proceedings3 case2 suit2
lawyer attorney9
lax laxity3 negligent3
laxity laxness8 lax3
laxness laxity8
layman secular3
layoff shutdown3
layover stopover5
laze idle2 stagnate2 slug1
lazily lazy6 idly3
laziness indolence7
lazy lazily6 slothful5 indolent4 idle1 slow1
leach percolate1
lead leader3 guide1
leader leadership5 lead3
leadership leader5
leaf foliage7 leafy7 leaflet3
leaflet cusp3 leaf3 booklet2 brochure2 folder2 pamphlet2
leafy leaf7
league conference2
leak leakage1
leakage leak1
leaky drafty3 incontinent3 tattling3 oozing1
lean leaner6 tilt5 tend1 thin1
leaner lean6
leap jump5 spring3 bound2
learn learner5 discover2 hear1 memorize1
learner learn5 apprentice3 scholar3
lease rent3 rental2
leash tether4 trinity2 trio2 triplet2
leather leathery7
leathery leather7
lecture berate2 chide2 preach2 rebuke2 reproof1 scold1
ledge shelf2
lee downwind2
leech bleed2
leer leery4 sneer2
leering malicious3
leery suspicious7 distrustful4 leer4 wary3
lefty southpaw6
leg leggy3 limb2
legacy bequest9
legal law2 effectual1
legality validity2
legalize decriminalize9 legitimize9 legitimate3
legend fable3 legendary3
legendary fabled3 legend3
leggy leg3
legibility readability2
legible readable5
legion numerous4
legislate legislature8 enact4 ordain3 pass3
legislative legislature6
legislator lawmaker5 politician3
legislature legislate8 legislative6 congress3
legitimacy authenticity4 genuineness2 legitimate2 credibility1
legitimate decriminalize3 legalize3 legitimacy2 logical2 valid1
legitimize decriminalize9 legalize9
legume climber1
leisure vacation4 holiday3
leisurely easygoing3 unhurried2
lemon maize2
lend lender5 contribute3 impart2 loan2
lender lend5 pawnbroker3
length diameter3 dimension2 lengthy2
lengthen protract3 elongate2 prolong2
lengthening perpetuation9 prolongation7
lengthily lengthy8
lengthy protracted9 lengthily8 prolonged8 length2
leniency lenient3 indulgence2
lenient indulgent4 leniency3 permissive2
leotards pantyhose3
leprosy leprous8
leprous leprosy8
lesbianism homosexuality3
lesion ulcer4 ulceration3 wound3
lessen decrease7 diminish6 subside2 reduce1
lessening decrease4
letdown disappointment8 dissatisfaction4 frustration3
lethal deadly3 fatal3
lethargic groggy5 languid5 languorous5 foggy3 listless3 dazed2 dreamy2 lethargy1
lethargy torpor2 lethargic1
letter missive8 text3 document1
letterhead stationery4
lettuce kale5 dough3 bread2 cabbage2 loot2
letup lull6
level degree5 tier2
levelheaded intelligent4 sensible3 reasonable2
lever jimmy3 pry3 leverage2
leverage lever2
levity playfulness2
levy impose2 tax2 taxation1
lewd lascivious4 salacious4 obscene2
lexical lexicon6 word6
lexicon lexical6 vocabulary4 dictionary3
liability liable1
liable apt2 liability1 likely1
liaise arbitrate9 intercede9 mediate6 intermediate2
liaison intimacy3 affair2
liar fibber3
libelous defamatory9 denigrating9 harmful2
liberal bountiful1 progressive1
liberally generously4
liberate emancipate5 liberty5
liberation release1
libertine dissolute5 rounder5 degenerate2 immoral1
liberty autonomy6 liberate5 independence2
license certify1
lick clobber2 cream1 solve1
lid eyelid8 hat1
lie consist1
lieu stead9 behalf3
life lifespan2 lifetime2 animation1
lifelike vivid6 pictorial3 realistic3
lifespan lifetime9 life2
lifetime lifespan9 life2
lift elevate3 raise2
light illumine2 illuminate1 luminosity1
lighter barge1 tinder1
lighthearted blithe4 cheerful2
lighthouse beacon2
lightness elation4 weightlessness4 agility3 euphoria3
lightning thunderbolt1
lignite coal2
likely probably3 liable1 probable1
liken equate8 compare2
likeness resemblance3
likewise similarly7
lilac lavender4
limb appendage3 arm3 extremity3 leg2
limber supple2
limbo oblivion6
limelight spotlight4 prominence1
limit confine5 circumscribe2 restrain2 throttle2 restrict1
limitation restriction4
limitless immeasurable3 unlimited3 boundless2 unbounded2
limo limousine9
limousine limo9
limp hobble4 limper4 hitch1
limper limp4
linchpin keystone6 backbone5 mainstay3 anchor2
lineage ancestry7 pedigree5 genealogy3 kinfolk3 parentage2
linear additive2
lineman electrician2
linger loiter4 tarry4 dawdle1 lurk1
lingerie nightgown3 nightie3
lingo argot9 jargon7 vernacular5 slang3 cant2
lingual language5 linguistic4 tongue2
linguistic language5 lingual4
link connect5 associate4 linkage3 relate3
linkage link3
lion lionize3
lionize lion3 celebrate2
liqueur cordial5
liquid beverage2 fluid1
liquidation extermination2
liquor booze5
list database4 itemize2 enumerate1
listen rivet1
listener hearer9 auditor7
listless lethargic3
lite nonfat5
literal actual2 genuine2 true2 typo2 misprint1
literary literature7
literature literary7
lithe supple5 graceful3 slender2
litigant defendant3
litterbug slob3
little small6 slight2
littler smaller9 small1
liturgical liturgy6
liturgy liturgical6
livable habitable6 live5
live populate6 inhabit5 livable5 dwell3 survive3 subsist2
livelihood sustenance3 resource2 subsistence2
liveliness lively6
lively liveliness6 burbling2 peppy2 breezy1 effusive1 racy1
liven enliven5 invigorate3 animate1
livid ashen5 blanched5
load loader3 cargo2 lade2 burden1
loader longshoreman7 load3
loaf loafer3 loiter2 loll2 meatloaf1 tarry1
loafer idler7 loaf3
loan lend2 debt1
loath averse5 reluctant5 unwilling3 indisposed2
loathe abhor9
loathsome nauseating7 disgusting5 nauseous5 queasy5 yucky5 vile4 distasteful3 foul2 repellent1
lobby foyer7 vestibule6 hall3 lobbyist3 buttonhole2
lobbyist lobby3
locale venue7
locality vicinity9 neighborhood7 section1
locate situate4
located situated9
lock mesh1
locker footlocker2 cabinet1
locomotive engine1
lodge lodger5 guild2 deposit1 wedge1
lodger boarder7 lodge5
loft garret4 attic2
loftiness majesty5 highness3 magnificence1
lofty exalted6 idealistic3 eminent2
log logarithm3 logger2
logarithm log3
logger feller7 lumberjack7 log2 scorer1
logic logician5
logical coherent2 legitimate2 valid2
logician logic5
logos son1
loin lumbar4
loiter tarry6 linger4 lounge3 lurk3 loaf2
loll dangle2 droop2 loaf2
lone solitary3 unaccompanied2 lonesome1
loneliness lonely4
lonely loneliness4 lonesome3 dejected2 unaccompanied2 solitary1
loner recluse3 hermit2
lonesome sole4 lonely3 dejected2 lone1
long longer5 longest5
longer long5
longest long5
longevity seniority2
longhand handwriting1
longitude longitudinal6
longitudinal longitude6
longshoreman loader7
look seem4 appear2
lookout sentinel6 sentry6 picket3 scout3 watchman2 observatory1
loom hulk2 tower2
loon diver1
loony bonkers6 daft6 balmy5 buggy3 fruity3 haywire3 nutty3 wacky3 weirdo3 crazy1
loot plunder7 booty5 pillage5 kale3 despoil2 lettuce2 looter2 dough1 prize1 ransack1
looter raider7 loot2 pirate1
lop sever4 prune3 snip1
lope canter2 trot1
lopsided cockeyed4 lopsidedly4 askew3 asymmetric3 awry3
lopsidedly lopsided4
lord creator6 almighty5 divine2 nobleman2 lordship1 maker1
lordly haughty4 imperious4 supercilious3 swaggering3 august2 disdainful2 grand2 overbearing1
lordship lord1
lore folklore5
lose loser1 mislay1
loser lose1
loud deafening2 earsplitting2 thunderous2
loudly aloud2
loudness glitz5 crescendo1
loudspeaker speaker3
lounge sofa4 couch3 loiter3 tarry2
louse lousy3 worm1
lousy crappy7 shitty7 stinking6 rotten5 louse3
lovable adorable4 love4 cuddly3
love lovable4 lover3
loveliness lovely7 fairness1
lovely loveliness7 adorable3 beautiful2
lover devotee4 love3 buff2
lovesick unhappy2
lovingly fondly9
lowland landfill3
lowly humble4 petty3 inferior1 menial1
loyal patriotic2 nationalistic1
loyalist stalwart5
loyalty faithfulness4 patriotism3 allegiance2 nationalism2 fidelity1
lozenge pill1
lucidity clarity7 clearness7 elucidate6
luck fortune7 fate2 lucky2 chance1 hazard1 misfortune1
luckily fortunately9 lucky2
lucky fortunate3 luck2 luckily2
lucrative moneymaking5 remunerative4 profitable3
ludicrous farcical8 preposterous4 ridiculous4 laughable3 nonsensical3 cockeyed1
ludicrously ridiculously9
lug luggage6 tote4
luggage baggage7 lug6 suitcase3
lugubrious sorrowful2
lukewarm tepid9 halfhearted5 unenthusiastic3 warm1
lull letup6
lumbar loin4
lumber timber5 plank2 board1
lumberjack logger7 feller6
luminary notable4
luminosity luminous8 light1
luminous aglow9 luminosity8
lummox oaf9 goon7 clod5 gawk5 lump2
lump chunk6 clod5 glob4 goon2 lummox2 lumpy2 oaf2 gawk1
lumpish unthinking2 stupid1
lumpy chunky6 lump2
lunacy madness6 tomfoolery5 lunatic4 insanity2 clowning1 craziness1
lunar moon7
lunatic madman5 lunacy4 maniac4 swashbuckler3 daredevil2 madcap2 hothead1
lunch luncheon8
luncheon lunch8
lunchtime mealtime3
lung pulmonary8
lunge hurtle4 hurl3 thrust2
lupine wolf3
lurch stagger4 careen3 keel3 reel2
lure entice7 tempt4 enticement2 bait1
lurid sensational2
lurk skulk6 loiter3 tarry2 linger1 waylay1
luscious voluptuous7 juicy4 yummy4 delectable3 delicious2 sexy2
lush profuse6 boozer5 riotous4 alcoholic3 luxuriant2 plush2 souse2 abundant1 drunkard1 wino1
lust crave4 lusty4
luster brilliancy6 sheen5 splendor5
lustily lusty5
lustrous shiny5 glistening3
lusty lustily5 lust4 hearty1 passionate1
luxuriant elaborate4 profuse3 lush2 riotous2
luxuriate indulge1
luxurious opulent3 sumptuous3 deluxe2 indulgent2 voluptuous2
luxuriously richly1
luxury indulgence3 opulence1
lye caustic2
lymph lymphatic8
lymphatic lymph8
lyre harp1
lyric lyricist6
lyrical melodic2
lyricist lyric6
ma mama8 mamma8 mom8 mommy8 mummy7 mum3
macabre grisly9 gruesome9 ghastly8 grim5
macaroni dandy1
machine machinist7
machinery mechanical2
machinist machine7 mechanic6
macrocosm universe8 cosmos7 world4
mad demented5 crazy3 huffy3 angry2 delirious2 insane2 excited1 wild1
madam dame3 lady2 businesswoman1
madcap swashbuckler6 impetuous5 daredevil4 hothead3 hotheaded3 lunatic2
madden craze3 derange2
maddened enraged9 furious5 angry3
maddening infuriating9 exasperating8 displeasing4
madhouse bedlam5 sanatorium5 asylum2
madly frantically8 insanely3 crazily2
madman maniac7 lunatic5
madness lunacy6 rabies3 insanity2 rage1
maelstrom whirlpool6 vortex5
maggot grub1
magic wizard2 magician1
magical wizard4 charming2 supernatural2
magician sorcerer3 magic1
magnate tycoon9 baron3 king1
magnetize mesmerize3 bewitch1 spellbind1
magnification magnify5
magnificence excellence3 grandeur3 brilliance2 expansiveness2 majesty2 splendor2 loftiness1
magnificent glorious3 impressive3 brilliant2 splendid1
magnificently splendidly9 excellently8 gorgeously3
magnify amplify8 magnitude6 magnification5 overstate4 exaggerate3 overdraw2 misinform1
magnitude magnify6 amount1 property1
magpie scavenger1
mahogany sepia1
maiden damsel2 inaugural1
mailbox postbox3
mailman postman9
maimed wounded2
main chief7 principal6 important3 primary3 master2
mainframe supercomputer3
mainly chiefly9 primarily9 principally9
mainstay backbone3 keystone3 linchpin3 pillar1
maintain keep4 maintenance4 hold2 preserve2 assert1
maintenance upkeep7 maintain4 alimony1
maize corn4 lemon2
majestic majesty4 regal2 proud1
majesty loftiness5 majestic4 magnificence2
majority bulk5
make cause2 create2
maker almighty1 creator1 lord1
makeshift stopgap5
makeup cosmetic1
maladroit bumbling3 bungling2 tactless2
malady illness5 sickness5 disease2
malaise discomfort3 uneasiness3
male man1
malediction imprecation8
maleness masculinity8 sexuality4 virility2
malevolence malice2 spite1
malevolent malicious2 malign1
malformed deformed9 misshapen9
malfunctioning amiss2 haywire1
malice malicious6 spite5 venom4 malevolence2
malicious malice6 leering3 spiteful3 bitchy2 malevolent2 vindictive1
malign badmouth5 malevolent1
malinger skulk4 shirk2
malingering skulking9
mall plaza2 promenade2
malleable pliable2 pliant2
malnourished undernourished3
maltreat mistreat9 abuse5
mama ma8 mamma8 mom8 mommy8 mummy7 mum3
mamma ma8 mama8 mom8 mommy8 mummy7 mum3
mammal mammalian5 vertebrate3
mammalian mammal5 vertebrate2
mammoth gigantic7
man serviceman4 grownup2 adult1 male1
manacle handcuff9 cuff4 fetter1
manage handle2 oversee2 superintend2 supervise2 cope1 finagle1
manageable achievable5 controllable3
management managerial7
manager managerial6 coach5 director5 administrator2 trainer2 handler1
managerial management7 manager6
mandate authorization4 mandatory2
mandatory compulsory7 mandate2 obligatory2
mandible jowl8 jawbone6
maneuver guide3 steer3 tactic1
mange mangy8
manger bunk3
mangle mutilate2
mangled lacerate3 injured2
mangy mange8
mania manic7 delirium2 frenzy2 passion2 hysteria1
maniac madman7 lunatic4
manic mania7 wild1
manicure manicurist5
manicurist manicure5 beautician4
manifest attest5 certify5 apparent2 demonstrate2 evidence2 evident2 obvious1 plain1
manifestly evidently9 obviously9 patently9 plainly9 plain2
manipulate palm1
mankind humankind9 humanity2
manliness manly5 virility5
manly manliness5 virile2
manner mode7 fashion5 style5 way5 demeanor1 deportment1
mannerism idiosyncrasy7 foible6 affectation5 peculiarity2
manpower workforce9
manse mansion4 castle2 palace2 residence1
manservant butler2 valet2
mansion manse4 palace1
mantel mantelpiece9
mantelpiece mantel9
manual hand3 handbook2
manufacture fabricate6 industry2 construct1 invent1
manufacturer producer3
manuscript ms1
map mapper4
mapper map4 plotter4
mar impair4
marcher infantryman3
mare maria3
margin perimeter5 border2
marginal borderline4 peripheral2
maria mare3
marine sea4 maritime2 nautical2
mariner seafarer9 seaman8 gob7 sailor4 jack3 tar3
marionette puppet7
marital matrimonial9 marriage6
maritime nautical7 marine2 navigation2
mark commemorate2 marker2 tag1
marker bookmark2 mark2
market marketplace4 grocery2
marketable salable4
marketer seller9 vendor9
marketing commerce3 commercialism3 sale2
marketplace mart5 market4 grocery1
marksman marksmanship8 shooter2
marksmanship marksman8
maroon strand2
marquee pavilion8
marriage wedlock7 conjugal6 marital6 matrimonial6 matrimony6 marry1
marry wed7 conjoin4 espouse3 unite3 marriage1
marsh marshy6 fen4
marshal mobilize2
marshy swampy9 waterlogged9 muddy7 soggy7 marsh6 sloppy2 wet2
mart marketplace5 grocery3
martyr martyrdom3 sufferer3
martyrdom martyr3
marvelous wonderful6 wondrous5 fantastic3 terrific3 tremendous3 extraordinary2 incredible2 unbelievable2 improbable1
marvelously superbly9 wonderfully9 wondrously9 wondrous5
masculinity maleness8 sexuality3 virility2
mash squash3 squeeze3 crush2 coquette1 flirt1
mask cloak2 dissemble1
masochism masochist8 masochistic8
masochist masochism8
masochistic masochism8
mass spate2 mint1
massacre carnage5 bloodbath2 slaughter2 butchery1
massage knead2
massive monolithic7 monumental2
master main2 mastery2 chief1 principal1 surmount1
masterful virtuoso6 consummate4
masterly virtuoso6 consummate4
mastermind originator5 orchestrate3 genius2 organize2
mastery supremacy4 master2 domination1
masticate chew4 knead2
mat matte2 entangle1
match correspond3 gibe3 jibe2 rival1 tally1
matchbook folder1
matchless peerless9 unrivaled9 incomparable2
matchmaking mediation2
mate copulate5 teammate2 screw1 spouse1
material stuff3 substance2 cloth1 fabric1 textile1
materialism materialist6 materialistic6
materialist materialism6
materialistic materialism6 mercenary3 worldly2 bourgeois1
materialize happen1
maternal mother3 motherly2
maternity pregnancy7 motherhood4 gestation3
math mathematics9
mathematician mathematics8
mathematics math9 mathematician8
matriarchal matriarchy8
matriarchy matriarchal8
matrimonial marital9 marriage6
matrimony wedlock8 marriage6
matte mat2
matter affair4 topic2
maturation ripening6 growth3 festering1
maturity adulthood6
maudlin mawkish9 schmaltzy9 mushy5 sentimental5
maul sledgehammer3
maverick unorthodox4 unconventional2
mawkish maudlin9 schmaltzy9 mushy5 sentimental5
maxim axiom7
maximal maximum7
maximize maximum3
maximum maximal7 maximize3
maybe perhaps9 possibly9 perchance5
mayhem havoc5
mayo mayonnaise9
mayonnaise mayo9
maze labyrinth7 tangle1
md doctor4 physician4
meadow grassland3
meager stingy5 scanty3 measly2 bare1 paltry1
meal nutriment4 nourishment3 sustenance3 nutrition1
mealtime lunchtime3
mealy grainy5 granular4 gritty4 coarse2
mean entail3 intend3 signify2 symbolize1
meander thread3 ramble1 wind1
meandering indirect1
meaningful pregnant2
meaningless mindless2 vacuous2 empty1 insignificant1 nonsensical1
meantime meanwhile5 interim4
meanwhile meantime5 interim1
measles rubella4
measly paltry5 meager2 stingy1
measure appraise2 assess2 evaluate2 quantify1 step1
meat meaty6 kernel3 essence1
meatloaf loaf1
meaty meat6
mechanic machinist6
mechanical machinery2 automatic1 mechanistic1
mechanism mechanistic2
mechanistic mechanism2 mechanical1
mechanize motorize2
mechanized motorized2
medal decoration3 medallion2 ribbon2
medallion medal2
meddle meddler8 tamper3
meddler meddle8
meddlesome officious9 meddling7 intrusive4
meddling meddlesome7 officious7 tampering6 intrusive3
mediate arbitrate6 intercede6 liaise6 intermediate1
mediation matchmaking2 arbitration1 intervention1
mediator intermediary9
medical medicine3 checkup1
medicate medicine3
medication medicine3
medicinal healthful1
medicine medical3 medicate3 medication3
meditate ponder8 muse7 mull5 ruminate4 contemplate3 reflect3 speculate2 consider1
meditative pensive8 reflective8 contemplative7 thoughtful2
medley pastiche7 potpourri4
meek mild2 humble1
meekly humbly5
meet converge2 encounter2
meg million5
melancholy sad1
mellowed ripe2
mellowing ripening1
melodic melodious3 melody3 lyrical2
melodious tuneful8 melodic3
melodrama melodramatic4
melodramatic histrionic4 melodrama4 dramatic2
melody tune6 melodic3 strain1
melt thaw4
member membership5 associate1 extremity1
membership member5
memento souvenir4
memo memorandum9
memoir autobiography4
memorable unforgettable5
memorandum memo9
memorial commemoration4 monument2 remembrance2
memorization rote4
memorize memory5 con2 learn1
memory memorize5 retentiveness2
menace threat5 imperil3 endanger2 jeopardize2 threaten2 peril1
menagerie zoo5
mend repair6 bushel3 fix3 heal2
mendacious untruthful5
menial lowly1
menstrual menstruation8
menstruation menstrual8
mental mind3 intellectual2 psychical2 psychological2 psychic1
mentality outlook5 wit2 brain1
mention cite6 refer4 remark2 advert1 note1
mentor sage1
meow mew7
mercantile moneymaking1
mercenary materialistic3
merchandise product5
merchant bourgeois1
merciless remorseless5 ruthless5 pitiless4 cutthroat2
mercilessly pitilessly9
mercurial erratic5 quicksilver5 fickle4
mercury quicksilver5
mercy clemency3
merely simply7
merge merger6 unify6 unite5 coalesce3 mix3 fuse2
merger amalgamation8 merge6 fusion2 unification2 consolidation1
meridian noon4 elevation2 height2 summit2 peak1 pinnacle1 superlative1
merit deserve5 meritorious3 virtue2
meritorious merit3
merrily blithely9 jubilantly9 happily8 merry3
merriment gaiety7 fun4 glee2 hilarity2 mirth2 playfulness1
merry jovial7 festive4 jolly4 joyous4 gay3 merrily3
merrymaking revelry4 festivity3 revel2
mesh interlock2 lock1
mesmerize hypnotize4 spellbind4 bewitch3 magnetize3
mess messy6 muss5
message content1 statement1
messenger courier9
messy mess6 untidy2
metabolism metamorphosis5
metallurgist metallurgy8
metallurgy metallurgist8
metamorphose transmute3 become1
metamorphosis metabolism5
metaphorical figurative2
metaphysics cosmology2
mete border5 borderline5
meteor meteorite4
meteoric meteorological7 meteorology3
meteorite meteor4
meteorological meteoric7
meteorologist meteorology6
meteorology meteorologist6 meteoric3
meter metric3
methadone fixer1
method technique2
methodology epistemology3
metric meter3
metro subway8 underground2
metropolis city8 metropolitan7 municipality3
metropolitan metropolis7
mettle nerve5 spunk5 heart2
mew meow7
mezzanine balcony2
microbe germ2
microcode firmware9
microcomputer pc9
microfiche microfilm3
microfilm microfiche3
micrometer micron7
micron micrometer7
microphone mike9
microscopic microscopy7
microscopy microscopic7
midday noon9
middle center3 halfway1 midriff1 midway1
middleman wholesaler7
midget tiny6 diminutive5 petite4 dwarf3
midriff diaphragm2 musculature2 middle1
midshipman cadet5
midst thick1
midway halfway7 middle1
mien comportment9 dignity2
miffed peeved9 riled9 annoyed8 displeased4
mighty powerful2
migrant migrate5 migratory3 colonist2 settler2
migrate migrant5 emigrate3 migratory3
migration emigration2 immigration2
migratory migrant3 migrate3
mike microphone9
mild gentle2 meek2
mildew mold1
mildly gently2
milieu surroundings8
militant warlike5 activist3
militarily military6
military militarily6
milk milky6
milky milk6 opaque2
mill factory6
million meg5
milquetoast sissy6 pansy1
mime pantomime5 mimic2
mimetic representational3
mimic impersonator2 mime2 imitator1
mincing twee9 dainty5 prim5 refined2
mind psyche6 mental3 brain2
mindful evocative3 reminiscent3 careful1
mindless meaningless2 fatuous1 inane1
mingle amalgamate5 unify4
minimal minimum7 negligible2 borderline1
minimalism minimalist4
minimalist minimalism4
minimize minimum3 understate3
minimum minimal7 minimize3 negligible2
minister parson7 rector7 pastor6 ministerial5 ministration4
ministerial minister5
ministration succor7 minister4 relief2
ministry priesthood2
minor child3 kid3 youngster3 shaver1
minstrel troubadour6
mint spate3 batch1 heap1 mass1 peck1 pile1 wad1
minus subtraction4 disadvantageous2
minute mo1
miracle miraculous6
miraculous miracle6 providential3
mire morass5 quagmire5 entangle3
mirror reflector2
mirth hilarity9 glee8 gaiety3 merriment2
misadventure mishap5 accident3 misfortune2
misanthrope misogynist4 grouch2 crank1
misapprehension mistake3
misappropriate embezzle9
misappropriated illegal1
misappropriation embezzlement7
misbehave misbehavior8 misconduct5
misbehavior misdeed9 misbehave8 devilment3 mischief2 shenanigan2
miscarriage miscarry5 stillbirth5 abortion2
miscarry miscarriage5 fail4
miscellaneous sundry7 assorted6 mixed6 heterogeneous3 motley3
miscellany assortment6 potpourri6 variety5 motley3 mixture2 anthology1
mischief devilment8 shenanigan6 mischievous4 misbehavior2 misdeed2
mischievous impish7 puckish7 mischief4 playful3
mischievously naughtily9
misconduct misbehave5 mismanage3 wrongdoing1
misconstruction misconstrue6 misinterpretation2
misconstrue misunderstand9 misconstruction6 misinterpret2
misdeed misbehavior9 devilment3 mischief2 shenanigan2
misdemeanor infraction9 violation6 infringement5
misdirect deprave7 debase5 demoralize5 debauch4 pervert4 corrupt3 misguide3 mislead3 profane3 subvert2
misdirection mismanagement3
miser cheapskate4 tightwad4
miserable hapless4 piteous4 unhappy3 abject2 pathetic2 poor2 contemptible1 pitiable1
miserly stingy3 tight1
misery wretchedness7 woe2
misfire dud1
misfit dork3
misfortune calamity3 adversity2 catastrophe2 hardship2 misadventure2 tragedy2 cataclysm1 disaster1 luck1
misgiving qualm6 scruple2
misguide mislead5 misdirect3
misguided foolish1
mishap misadventure5 accident2
misinform mislead6 exaggerate4 overstate4 overdraw2 magnify1
misinterpret misconstrue2 misunderstand2 misread1
misinterpretation misconstruction2
misjudge err3 underrate3
mislay misplace7 lose1
mislead misinform6 misguide5 misdirect3 exaggerate2 overstate2
misleading deceptive3 dishonest3 dishonorable2 shoddy2
mismanage misconduct3
mismanagement misdirection3
mismatched unsuited4 uneven2 unequal1
misogynist misogyny8 misanthrope4
misogyny misogynist8
misplace mislay7
misprint typo6 literal1
mispronounce mispronunciation8
mispronunciation mispronounce8
misread misinterpret1
misrepresent misrepresentation6 belie3 dissemble3 feign3 distort2 falsify2 fudge2 garble2 pretend2 warp1
misrepresentation deception6 misrepresent6 deceit3 falsehood2 falsification2 untruth2 falsity1
misshapen deformed9 malformed9
missile projectile3 rocket2 bullet1
mission missionary2
missionary mission2
missive letter8 text3 document2
mist misty6 fog2 befog1
mistake error3 fault3 misapprehension3 err2 confuse1
mistakenly erroneously9
mistreat maltreat9 abuse5
mistreatment abuse1
mistress schoolmarm3 schoolmistress3
mistrust distrust9 disbelieve2 suspect2 suspicion1
misty hazy7 mist6 foggy2
misunderstand misconstrue9 misinterpret2
mite tinge4 jot3 speck3
mitigate extenuate8 rationalize2
mitt hand6 glove4 paw2
mix coalesce5 fuse4 mixture4 merge3 desegregate2
mixed sundry7 assorted6 miscellaneous6 interracial3 motley3 heterogeneous2
mixer sociable4
mixture mix4 assortment2 concoction2 miscellany2 potpourri2 variety2 solution1
mo moment4 minute1
moan groan9
mob rabble6 rout3 throng1
mobile nomadic6
mobilization conscription2
mobilize marshal2 rally1
mock mocker4 mockery4 tantalize2 taunt2 bait1
mocker mock4 mockingbird4
mockery scoffing7 mock4 jeer3 parody3 scoff3 derision2 lampoon2 spoof2 takeoff1 travesty1
mockingbird mocker4
mod fashionable2 modern1
mode manner7 fashion6 style6 way5
model framework4 exemplar1
moderate reasonable2
moderately fairly7 reasonably7 pretty6 jolly3 somewhat2
moderation temperance1
modern contemporary1 mod1
modernize overhaul3
modest unassuming3
modesty decency2 reserve1
modification modify6 adjustment3 alteration3
modifier qualifier4 adjective1
modify modification6
modular module2
modulate inflect2 regulate2
modulated inflected2
modulation intonation1
module faculty5 modular2 sentience1
moist damp7 wet2
moisten moisture7 dampen4 baste2
moisture moisten7 wetness4 wet2
molar grinder2 mole2
mold mildew1
moldy musty7
mole molar2
molecular molecule7
molecule molecular7 corpuscle1 particle1
molest beset3 harass3 harry3 hassle2 plague1
mollify placate7 conciliate6 pacify6 appease5 gentle2 tranquilize2
mollusk shellfish5
mom mommy9 ma8 mama8 mamma8 mummy7 mum3
moment momentary5 mo4 instant3
momentary fugitive5 moment5
mommy mom9 ma8 mama8 mamma8 mummy7 mum3
monarch royal5 sovereign5 king3 ruler2
monastery cloister1
monastic cloistered6 monk3
monaural monophonic4
monetary money7
money monetary7 fund2
moneymaking lucrative5 remunerative2 mercantile1 profitable1
mongrel mutt5 cur4
moniker nickname6
monitor snoop2 supervise1
monk monastic3
monkey tamper2
monocle eyeglass9
monogamous monogamy8
monogamy monogamous8
monograph treatise3
monolithic massive7 monumental2
monophonic monaural4
monopolize monopoly5
monopoly monopolize5
monotone drone1
monotonous humdrum3
monotony humdrum5 sameness3
monster freak2 monstrosity2 monstrous2
monstrosity freak5 monstrous4 monster2 mutant2 mutation2
monstrous monstrosity4 atrocious3 monster2 grotesque1
montage collage9
monthly periodic1
monument memorial2
monumental massive2 monolithic2
mood humor3 temper3 climate2 moody2
moodily moody4
moody morose5 moodily4 sullen4 glum2 mood2 dour1 temperamental1
moon lunar7
moor berth2
mooring berth2
moose elk7
moot arguable1 debatable1 deliberate1
mop imbibe1 mow1 pout1
moral moralistic1
moralist disciplinarian4 stickler1
moralistic morality6 moral1
morality moralistic6 ethics4 scruples2 conscience1
morally virtuously3
morass quagmire9 mire5 bog2
morbid ghoulish4
moreover furthermore9
morgue mortuary5
moron cretin7 idiot7 imbecile6 retard3
moronic retarded2
morose sullen8 moody5 glum4 dour3
morphology anatomy2
mortal person5 individual3 organism3 soul2
mortician undertaker9
mortification chagrin5 humiliation5 necrosis4 mortify2 embarrassment1 gangrene1
mortify humiliate3 mortification2 chagrin1
mortifying humiliating5 embarrassing4 unpleasant1
mortuary morgue5 funeral3 death2
moss mossy6
mossy moss6 stodgy2
mostly largely7 generally3
mother motherhood8 maternal3 parent3
motherfucker bastard8 prick4 sob2
motherhood mother8 maternity4
motherland fatherland9 homeland9
motherly maternal2
motif theme1
motion movement4 gesticulate2 gesture2
motionless static6
motivate incite6 prompt6 actuate3 propel3
motivated impelled5
motley sundry4 assorted3 assortment3 miscellaneous3 miscellany3 mixed3 potpourri3 variety3 diversify1 heterogeneous1
motor motorist3 engine2
motorbike motorcycle4
motorcar auto9 car9 automobile8
motorcycle motorbike4 bike3
motorist motor3
motorize mechanize2
motorized mechanized2
motorway expressway9 freeway9 thruway9 superhighway8 pike7 highway3
mottle blotch4
mottled dappled9
motto slogan9 shibboleth7
mound hillock3 knoll3 hammock2 heap1 pile1
mount climb2
mountainous craggy6 hilly6
mourn mourner7
mourner mourn7
mournful plaintive8 doleful3 sorrowful2
mouse mousy3 pussyfoot2
mousse gel1
mousy mouse3 timid2
mouth oral1
mouthwash gargle5
movable transferable3 transportable3 move2 portable1
move go4 travel4 movable2 movement2 mover2
movement motion4 move2
mover move2
movie film6
mow mower5 garret1 mop1 scythe1
mower mow5
ms manuscript1
muck goo4 gunk4 droppings3 dung2 ooze2 slime2
mucous mucus8
mucus mucous8
mud muddy5 clay1
muddle welter4 clutter3 jumble3 smother2
muddy marshy7 swampy7 waterlogged7 mud5 soggy5 sloppy1
mudguard fender3
mudslide landslide1
muff botch2 flub2 bungle1 spoil1
muffin gem1
muffle stifle4 muffler2 repress2 smother2 strangle2
muffled dull2
muffler muffle2
mug mugger4 chump3 physiognomy2 sucker2 gull1 visage1
mugger mug4
mugginess humidity4
muggy steamy4 sticky1
mule scuff1
mull ponder6 meditate5 muse5 ruminate3 reflect2 speculate1
multidimensional dimensional3
multinational international1
multiple dual2 multiply1 twofold1
multiplication propagation4 procreation2 multiply1
multiplicative multiply6
multiply multiplicative6 multiple1 multiplication1
multitude multitudinous6 battalion3 concourse3 plurality3 throng3 pack2 horde1
multitudinous countless9 innumerable9 unnumbered9 multitude6 myriad6 incalculable4
mum ma3 mama3 mamma3 mom3 mommy3 silent3 mummy2
mumble mutter6
mummify embalm2 mummy2
mummy ma7 mama7 mamma7 mom7 mommy7 mum2 mummify2
mundane unremarkable8 everyday7 routine3 ordinary2
municipality city3 metropolis3 town2 townspeople2
munition weaponry6 ammo2 ammunition2 armament2 fortification1
mural wall5
murder slaying8 homicide5 slay3
murderer killer4
murderous homicidal9 bloody1
murky cloudy2 opaque2
muscle muscular5
muscular muscle5
musculature midriff2 diaphragm1
muse ponder8 meditate7 mull5 ruminate4 reflect3 speculate2
mush mushy3 pulp2
mushy maudlin5 mawkish5 schmaltzy5 mush3 sentimental3
music musician6 opus2 section1
musician instrumentalist8 musicianship7 music6 performer3 player2 composer1
musicianship musician7
muss mess5 tussle2
mustang bronco4 pony2
muster conscription2 rally1
musty moldy7
mutable changeable6
mutant mutate5 mutation4 freak2 monstrosity2
mutate mutant5 revert1
mutation mutant4 freak3 monstrosity2
mute unspoken5 inarticulate2
mutely silently9
mutilate mangle2
mutineer mutiny6 insurgent1
mutinous mutiny5 insubordinate2
mutiny mutineer6 mutinous5
mutt cur8 mongrel5
mutter mumble6 gnarl1 grumble1
mutual reciprocal4 common2
mutuality interdependence4
muzzle gunpoint1
myopic nearsighted7 shortsighted7
myriad countless6 innumerable6 multitudinous6 unnumbered6 incalculable2
myrtle periwinkle2
mysterious inscrutable8 cryptic6 inexplicable3 mystic3 esoteric2 incomprehensible2
mysteriously cryptically9
mystery enigma7 mystify7 perplexity4 whodunit1
mystic esoteric3 mysterious3
mystify dumbfound8 nonplus8 mystery7 bewilder6 perplex6 puzzle6 baffle5 confound4 stupefy4 amaze3 befuddle3 confuse2 elude1 gravel1
myth mythical8 mythic7
mythic myth7 mythological4 fabulous1
mythical mythological9 myth8 fabulous4 unreal3
mythological mythical9 fabulous4 mythic4 unreal3
nab arrest4 apprehend2 collar2 nail1
nag scold1
nail arrest2 nab1
naive gullible2 unsophisticated1
naivety innocence3 naturalness1
naked nakedness4 nude4 bare3 nakedly3 defenseless1 unprotected1
nakedly naked3
nakedness nudity7 bleakness4 naked4 desolation1
name nominal3 call2
nameless unnamed9 unidentified5 anonymous4 unknown2
nap catnap5 doze2 drowse2 nappy2 snooze2
nape scruff9
napkin serviette7 diaper4 nappy3
nappy frizzy6 diaper5 kinky3 napkin3 curly2 nap2
narcissism narcissist8 narcissistic8
narcissist narcissism8
narcissistic narcissism8 selfish4
narcotic opium2
narrate recount3 narrative1
narration narrative6 tale6 story5 recital3 yarn2
narrative tale7 narration6 story6 narrate1
narrator storyteller8 teller2
narrow narrowly2 tapered1
narrowly narrow2
nasal nose4
nascent emergent2
nastily nasty7
nastiness filth2 spite1
nasty nastily7 cruddy2 filthy2 hateful2
natal birth2
nation country6 commonwealth4 state1
nationalism patriotism7 nationalistic5 nationalist3 loyalty2
nationalist patriot5 nationalism3
nationalistic nationalism5 patriotic5 loyal1
nationally nationwide2
nationwide nationally2
native aborigine3 aboriginal2 homegrown2 indigenous1
nativity birth3
natty dapper9 spiffy9 jaunty7 spruce4 fashionable2 snappy1 stylish1
naturalism naturalist5
naturalist naturalism5
naturalness innocence3 naivety1
naught nil8 nothing8 null4 zero4 zip3 cipher1
naughtily mischievously9 naughty4
naughtiness badness1
naughty naughtily4 racy2 spicy2
nausea nauseate6 nauseous4 sickness1
nauseate nausea6 sicken6 appall2 scandalize2 disgust1
nauseated nauseous5 sick5 queasy4
nauseating loathsome7 nauseous7 queasy7 vile5
nauseous queasy8 nauseating7 loathsome5 nauseated5 nausea4 vile4 sick2
nautical maritime7 navigation3 marine2
naval navy7
navel bellybutton8
navigable passable3
navigate voyage2
navigation nautical3 maritime2
navy naval7
ne neon7 northeast2
nearer closer7
nearest closest9
nearly almost9 virtually4 nigh3
nearness closeness3 proximity3
nearsighted nearsightedness8 myopic7 shortsighted3
nearsightedness nearsighted8
neat orderly2
nebulous cloudy6 indistinct2
necessarily necessary5 inevitably4
necessary necessity6 necessarily5 essential2 indispensable1
necessitate require7 necessity5 demand3 entail2 involve2
necessity necessary6 necessitate5 requirement3 requisite3 urgency2
neck cervical4 jugular4
neckerchief kerchief3
necktie tie3
necrosis mortification4 gangrene3
needless gratuitous2 unnecessary2 unneeded2
needy indigent5 destitute4 impoverished4
negate contradict8 belie6 contravene2 disagree2 negative1
negative antagonistic1 negate1 perverse1
neglect negligent3 disregard2 disuse2 fail2 inattention1
neglectful remiss5 negligent2 delinquent1
negligee wrapper7
negligence carelessness5
negligent lax3 neglect3 remiss3 neglectful2
negligible minimal2 minimum2 paltry2 trifling1
negotiable passable2 transferable1
negotiator representative3
neigh whinny9
neighbor neighborhood6
neighborhood locality7 vicinity7 neighbor6
neighborliness neighborly8
neighborly neighborliness8
nemesis bane3
neon ne7
neophyte newbie4 newcomer3 fledgling2 freshman2 entrant1
nerve mettle5 spunk2
nerveless cool1
nervous nervously5 nervousness3 anxious1
nervously nervous5
nervousness nervous3
nestle snuggle8 cuddle7 nuzzle6
net cyberspace4 internet4
nettle annoy3 irritate2 rile2 vex2 bother1 displease1
nettlesome bothersome8 galling8 pesky8 pestering8 peevish4 petulant4 testy4 disagreeable3 irritable3 cranky2 scratchy1
neural neuron4
neurologist neurology6
neurology neurologist6
neuron neural4
neurosis neurotic5
neurotic neurosis5
neuter spay4
neutral impersonal2 inert2
neutrality disinterest4
nevertheless nonetheless9 notwithstanding9 withal8
new recent1
newbie newcomer7 fledgling5 entrant4 freshman4 neophyte4 starter1
newcomer newbie7 fledgling4 entrant3 freshman3 neophyte3
newly freshly8 fresh2
newlywed bride3 bridegroom2
newness freshness2
newsman reporter9
newspaper paper2 publisher1
newspaperman correspondent4
newsy chatty2
nice decent2
nicety justness7 nuance4 subtlety3 conformity2
niche fireplace1 recession1
nickname moniker6 dub3
nifty groovy7 dandy5 bully4 good2 great2 swell2 keen1
nigger coon4 spade1
niggling piddling9 trivial7 petty3 unimportant3
nigh almost3 nearly3
night nighttime9 nocturnal3
nightclub cabaret7 dive2
nightfall dusk8 twilight5
nightgown nightie9 lingerie3 gown1
nightie nightgown9 lingerie3 gown1
nightmare incubus3
nighttime night9
nihilism nihilistic6
nihilistic nihilism6
nil nothing9 naught8 null5 zero4 zip4 cipher1
nimble agile9 spry8 quick1
nimbly agilely9
nincompoop ninny9 poop4
ninny nincompoop9 poop4
nip pinch3 tweet2
nipple teat7 pap2 tit2
nippy frosty1
nirvana heaven4 enlightenment3 paradise3
nobility aristocracy5 grandeur2 noble2
noble baronial5 stately4 nobility2 nobleman2 nobly2 exalted1
nobleman lord2 noble2
nobly noble2
nobody nonentity5 squirt1
nocturnal night3
nod gesticulate2
nodular nodule5
nodule nodular5
noisemaker horn3
noisily noisy7
noisy noisily7 clamorous3 vociferous3 blatant2 clanking2
nomadic mobile6
nomenclature terminology9
nominal name3 token2
nominee campaigner9 candidate8
non not9
nonchalance unconcern8
nonchalant casual5 unconcerned3
nonchalantly coolly7 casually3
noncom corporal3
noncommittal indefinite2
nonentity nobody5
nonetheless nevertheless9 notwithstanding9 withal8
nonexistent devoid3 destitute1
nonfat lite5 skim1
nonfiction article4 prose4
noninterference nonintervention9
nonintervention noninterference9
nonpartisan bipartisan3 unbiased1
nonplus dumbfound9 mystify8 bewilder7 perplex7 puzzle7 baffle6 amaze4 befuddle4 confound4 stupefy4 confuse2 elude2 gravel1
nonpolitical apolitical5
nonsensical preposterous7 laughable6 ridiculous4 cockeyed3 ludicrous3 absurd2 foolish2 idiotic2 meaningless1
nonstandard unaccepted4 substandard2
nonstick slippery2
noodle dome2
nook corner1
noon midday9 meridian4
noose gin1
norm average1 statistic1
normal average3
normalization standardization4 stabilization3
normally commonly9 ordinarily9 usually9
north northward4 northerly1
northbound northward4
northeast northeastern3 ne2
northeasterly northeastern4
northeastern northeasterly4 northeast3
northerly northern3 northward3 north1
northern northerly3
northerner yank3
northward north4 northbound4 northerly3
northwest northwestern3 nw1
northwestern northwest3
nose nasal4
nostalgia nostalgic8 homesickness3
nostalgic nostalgia8 desirous3 wishful2
nosy curious1
not non9
notable noteworthy6 luminary4 famous3 renowned3 illustrious2 worthy1
notation annotation2 commentary1
notch incise2
note observe3 remark3 mention1 notice1
noteworthy notable6 worthy2
nothing nil9 naught8 null5 zero4 zip4 cipher1
nothingness jazz4 void3
notice detect6 observe4 discover3 find2 notify2 note1
noticeable detectable4 pronounced3 observable2 obtrusive1 perceptible1
noticeably perceptibly9
notification notify3
notify advise5 notification3 notice2
notion impression5 belief3 hunch2 suspicion2
notional imaginary6 fanciful5 speculative2 unreal1
notoriety reputation3 infamy2
notorious infamous9 disreputable4
notwithstanding nevertheless9 nonetheless9 withal8
noun substantive1
nourish nutrient4 sustain2 nurture1
nourishment nutriment8 sustenance6 nutrition4 meal3 food2 nutrient1
novel novelist6
novelist novel6
novelty freshness5 originality1
novice beginner4 novitiate3
novitiate novice3
now nowadays3 today1
nowadays now3 today2
noxious pernicious3
nozzle hooter2 snout1 spout1
nuance subtlety7 nicety4 shade2 refinement1
nuclear atomic3 thermonuclear2 nucleus1
nucleus core1 nuclear1
nude nudity5 naked4 bare2
nudge prod4
nudity nakedness7 nude5
nugget hunk1
null nil5 nothing5 naught4 void3 zero2 zip2
nullify invalidate7 annul5 quash3 void2
number numeric3 integer2 numeral2 amount1 numerical1
numbness apathy2
numeral number2
numerate count3 enumerate2
numeric number3 quantitative2
numerical quantitative3 number1
numerous legion4
nuptial wedding6 bridal5
nuptials wedding7
nurse nursemaid3 harbor1
nursemaid nurse3
nursery greenhouse2
nurture nourish1 upbringing1
nut nutty4
nutrient nutritious6 nutritive6 food5 nourish4 wholesome2 beverage1 nourishment1 nutriment1 sustenance1
nutriment nourishment8 sustenance8 meal4 nutrition4 food3 nutrient1
nutrition nutritious6 nourishment4 nutriment4 sustenance4 meal1
nutritious nutritive9 nutrient6 nutrition6 wholesome3
nutritive nutritious9 nutrient6 wholesome3
nutty bonkers5 daft5 balmy4 nut4 haywire3 loony3 buggy2 fruity2 wacky2
nuzzle nestle6 cuddle5 snuggle5
nw northwest1
oaf lummox9 goon7 clod5 gawk5 lump2
oaken woody1
oasis haven4
oath expletive7 profanity4 curse3 cuss1
oatmeal porridge2
obdurate obstinate3 flint2 heartless2 stony2
obedience obey7 submission1
obedient obey8 dutiful3
obelisk dagger2
obese corpulent9 rotund3
obesity plumpness4
obey obedient8 obedience7 comply4 conform3 adapt2 adjust1
obfuscation bewilderment7 puzzlement7
object objector4
objection remonstrance7
objectionable obnoxious8
objective aim2 goal2 target2
objector dissenter9 dissident5 contestant4 object4
obligate compel4 coerce1
obligated indebted3
obligation responsibility7 duty5
obligatory compulsory3 mandatory2
oblige compel7 coerce3 induce1 stimulate1
oblique devious2 diagonal2
obliterate efface3
obliteration annihilation6 eradication3 vaporization2
oblivion limbo6 oblivious1
oblivious unaware3 oblivion1
obnoxious objectionable8
obscene abhorrent3 repugnant3 lewd2 repulsive2 indecent1
obscenity indecency2
obscure befog4 vague3
obscurity abstruseness5
obsequious insincere3
observable discernible2 evident2 noticeable2
observance ceremony3 ceremonial2
observant attentive2
observational empirical3 experimental3
observatory lookout1
observe detect6 notice4 note3 discover2 find2 remark2
observer beholder7 commentator5 spectator2 viewer2 watcher2
obsess haunt4 preoccupy3 ghost2
obsessed preoccupied4
obsession compulsion3 fixation2
obsessively compulsively9
obsolescence degeneration2 devolution2
obsolete disused9
obstacle deterrent2 hindrance2 impediment2 roadblock2
obstetrician obstetrics8
obstetrics obstetrician8
obstinacy stubbornness9 intransigence2
obstinate stubborn5 obdurate3 wayward2 pigheaded1
obstinately stubbornly9
obstruct occlude5 embarrass3 impede3 blockade2 hinder2
obstruction impediment4 barrier3 blockage2
obtainable available1
obtrusive noticeable1
obtuse dumb1
obvious obviously8 evident5 apparent4 plain3 manifest1 unmistakable1
obviously evidently9 manifestly9 patently9 plainly9 obvious8 plain2
occasion juncture5 crisis1
occasional infrequent3
occlude occlusive6 impede5 obstruct5 hinder2 barricade1
occlusion thrombosis2
occlusive occlude6
occupancy tenancy8 occupy3
occupant resident6 occupy3
occupation job5 business2
occupy occupancy3 occupant3
occur happen6
ocular eye5 eyepiece5 optic5 optical3 visual3
odd inexact1 unusual1
oddity curio3 eccentricity2 quirk2
oddly curiously6 peculiarly4 funnily3 strangely3
odious abominable8 hateful4
odor aroma7 smell4 scent2
offbeat quirky7 kinky2 upbeat2
offend pique4 scandalize2 transgress2 appall1 breach1 offensive1 violate1
offender wrongdoer9
offense crime3 discourtesy2
offensive offend1
offer proffer3
offhand extemporaneous5 impromptu2 unprepared2
office agency3 bureau3 officiate1
officer policeman2 serviceman2
officially formally4
officiate office1
officious meddlesome9 meddling7 intrusive4
offload unload1
offset outset3 commencement2 kickoff1
offshoot outgrowth7
offspring progeny7 child2
offstage backstage4 wing1
often frequently9 oftentimes9
oftentimes frequently9 often9
ogre fiend6 demon2
oil oily2
oily greasy6 buttery2 fatty2 oil2 soapy2
ointment balm4 salve4
okay approve3 fine3 sanction2 satisfactory2 authorize1
older elderly6 elder2
omen portent7 ominous6 presage6 bode4 foreshadow4 portend4 prodigy4 augur3 foretell1
ominous sinister7 omen6 baleful4
omission omit5 deletion2 disuse2
omit exclude6 omission5 eliminate2
omnibus bus2 anthology1
omnipotent almighty6
omnipresent ubiquitous9
omniscient wise2
once formerly3 erstwhile2
oncoming onset5
oneness unity2
onerous burdensome9
onetime erstwhile6 former5 sometime3
onrush onslaught4 attack3
onset oncoming5
onslaught onrush4 attack2
onus burden7 encumbrance7 headache2
onward forth3 ahead1 forward1
oodles gobs9 scads9 slews9 wads9
ooze goo5 gunk5 seep5 exude3 seepage3 slime3 muck2 sludge1
oozing seepage6 leaky1
opalescent iridescent5
opaque milky2 murky2 unintelligible1
opera operatic7
operate function1
operatic opera7
operational serviceable2 operationally1 usable1
operationally operational1
ophthalmologist ophthalmology8
ophthalmology ophthalmologist8
opinion persuasion4 sentiment4 judgment2
opium narcotic2
opossum possum8
opponent adversary5 antagonist4 oppose3 foe2
opportune seasonable3 timely2
opportunism opportunistic8 opportunist5 selfishness3
opportunist opportunism5 expedient2
opportunistic opportunism8 expedient3
opportunity chance7 possibility2
oppose opposition4 opponent3 argue1 fight1
opposite antonym2
opposition oppose4 resistance4
oppress oppressor7 crush4 persecute4 quash3 repress3 subjugate3 suppress3 subdue2
oppressed laden2
oppression subjugation3
oppressive tyrannical4
oppressor oppress7 persecutor3 tormentor3
opt prefer5 choose3 option2
optic eye5 ocular5 visual3
optical visual4 ocular3 eye1
optimal optimum8 best2
optimism optimist7 optimistic6
optimist optimism7
optimistic optimism6 bullish2 rosy2 upbeat2
optimize optimum3
optimum optimal8 optimize3 best1
option alternative3 choice3 opt2 selection2
optional elective1
optometrist optometry8
optometry optometrist8
opulence luxury1
opulent sumptuous9 deluxe7 luxurious3 gilded2
opus song3 composition2 music2 piece2
oracle prophet5 seer2
oral unwritten3 mouth1
orator rhetorician9 oratorical8
oratorical orator8 oratory8 rhetorical1
oratory oratorical8 declamation2
orb eyeball5 revolve2 orbit1
orbit revolve2 scope2 arena1 domain1 orb1
orchard grove4 plantation2
orchestra orchestral7 orchestrated7 orchestrate6 philharmonic5
orchestral orchestra7
orchestrate orchestra6 mastermind3 organize1
orchestrated orchestra7
ordain enact6 legislate3 consecrate2 decree2
order enjoin2 prescribe1
orderliness orderly4
orderly orderliness4 neat2
ordinance regulation5
ordinarily commonly9 normally9 usually9 ordinary7
ordinary ordinarily7 everyday3 unremarkable3 mundane2
ordination series2
organ organist2
organism person5 individual3 mortal3 soul2
organist organ2
organization organizational3 administration1
organizational organization3
organize mastermind2 coordinate1 orchestrate1
organizer coordinator3
orgasm climax2
orgy debauchery2 splurge2 debauch1
orient east1
orientated familiarized3 homeward1
orientating familiarizing4
orientation attitude1 perspective1
oriented familiarized3 homeward1
orifice passageway2
origin source5 descent2 inception2 root2 extraction1
originality novelty1
originate arise5 initiate3 develop1
originator mastermind5
ornament adorn5 decorate5 decoration5 grace2 beautify1 embellish1
ornamental decorative6 cosmetic3
ornate flowery5 rhetorical1
ornery crotchety9 cantankerous5
ornithologist ornithology8
ornithology ornithologist8
orphan orphanage3
orphanage orphan3
orthodontics orthodontist8
orthodontist orthodontics8
orthogonal extraneous4 impertinent3 irrelevant2 rectangular1 unrelated1
orthographic orthography8
orthography orthographic8
oscillate vacillate6 vibrate5 hover4
ossification ossify1
ossify ossification1
ostensible apparent3 superficial3
ostensibly apparently9 seemingly9
ostentation fanfare6 ostentatious5 pomposity4 pompousness4 pretentiousness3 bravado2
ostentatious pretentious6 ostentation5 showy3 flamboyant2
ostracize banish5 shun2 boycott1
otherwise differently4
oust ouster5 expel4 depose3
ouster oust5
outbound outgoing3 outward2
outbreak epidemic3 irruption2 eruption1
outburst gush1
outcast castaway6 friendless5 heretic2
outclass subordinate1
outclassed inferior1
outcome result4 upshot3 consequence2 effect2 resultant2 termination1
outcry cry4 yell3 exclaim2 shout1
outdistance outstrip4
outdo outperform8 outstrip7 surpass4 exceed2 outmaneuver1
outdoor alfresco2
outer outermost2
outermost outer2
outfit getup3 equip2
outgoing outbound3 forthcoming1
outgrowth offshoot7 emergence3 appendage1
outhouse privy4
outlandish bizarre9 eccentric6 flaky3 unconventional1
outlast outlive9
outlaw felon4 criminal3 crook3 illegitimate2 illicit1
outlay disbursement4 expenditure4 cost1
outlet shop2 store2
outline synopsis2
outlive outlast9
outlook mentality5 expectation3 prospect1
outmaneuver outsmart3 outdo1
outmoded ex7 antique4 unfashionable3
outperform outdo8 outstrip8 surpass5 exceed3
outpost outstation6
outrage scandalize5 appall4 indignation4 desecrate2 sicken2 shock1
outrageous hideous6 horrific6 exorbitant4 extortionate4 horrid3
outrageously atrociously2
outright instantaneously1 unlimited1 unqualified1
outset commencement7 kickoff5 offset3 birth2 threshold2
outsider foreigner2
outskirt fringe3
outsmart outwit8 circumvent4 overreach4 outmaneuver3
outspoken candid3 forthright3 frank2 vocal2
outstanding outstandingly5 prominent3 salient3 conspicuous1
outstandingly outstanding5 remarkably3 unusually3
outstation outpost6
outstrip outperform8 outdo7 outdistance4 surpass4 exceed2
outward outbound2
outwardly externally4
outwit outsmart8 circumvent4 overreach4
oval ellipse6 elliptical5 elliptic3 circle1
ovarian ovary4
ovary ovarian4
overactive hyperactive9
overall gross2
overbearing dictatorial4 domineering3 haughty3 imperious3 supercilious3 swaggering3 authoritarian2 disdainful1 lordly1
overblown pompous6 pretentious2 portentous1
overcharge rob3 fleece2 plume2 surcharge2 extortion1 hook1 soak1
overcome defeat3 overwhelm3 surmount3 vanquish3 overpower2
overconfident confident3
overdo exaggerate3
overdone overstated8
overdraw overstate5 exaggerate4 magnify2 misinform2 amplify1
overdrive overuse2
overdue delinquent2
overeat overindulge9 overeating8 glut6 gorge6 satiate3
overeating overeat8 gluttony5
overestimate overrate6 overrating3
overflow runoff2 geyser1
overhand handmade1
overhang eaves2
overhaul modernize3 overtake3 redevelopment3 renovation2
overindulge overeat9 glut6 gorge6 satiate3
overjoy gladden3
overjoyed joyful4
overlap coincide2 share1
overlay overlie1
overlie overlay1
overly excessively9
overpass flyover7
overpower overwhelm5 overcome2
overpriced expensive2
overprotective protective2
overrate overestimate6
overrating overestimate3
overreach outsmart4 outwit4 circumvent2
override overrule6 overturn2 overthrow1 reverse1
overrule override6 overturn3 overthrow2 reverse2
overrun infest7 invade2
overseas abroad4 foreign1
oversee superintend9 supervise9 overseer8 administer3 manage2
overseer oversee8 superintendent8
overshadow eclipse4 dwarf2
overshoe galosh4
overshoot aspire1
oversight inadvertence6 supervision4 lapse1
oversimplification simplification1
overstate exaggerate8 overdraw5 magnify4 misinform4 amplify3 boast2 brag2 mislead2
overstated overdone8
overstep excel2 transcend2 exceed1
overt undisguised3 bald2
overtake overhaul3
overthrow subvert5 depose3 overrule2 override1
overture prelude2 feeler1
overturn overrule3 override2 capsize1 upending1
overuse overdrive2
overweight fleshy6 corpulence5 fat1
overwhelm overpower5 overcome3 deluge1
overwhelming overwhelmingly8 irresistible3
overwhelmingly irresistibly9 overwhelming8
overwrought distraught9 agitated1
ovum egg5
owl hooter3
owner proprietor7 ownership5 possessor5 businessman3
ownership owner5 possession3 proprietorship2 proprietary1 retention1
oxen cattle9 bovine3 cow2
oxidation combustion3 reaction3
pa dad9 daddy9 papa9 father3 pop3
pace gait3
pacification pacify6 appeasement3
pacifier peacemaker5
pacifism pacifist4
pacifist pacifism4 peaceful1
pacify placate8 appease6 conciliate6 mollify6 pacification6 peace3 gentle2 tranquilize2
pack packer4 encase3 package3 multitude2
package packet5 bundle3 pack3 parcel2 sheaf1
packer pack4 backpacker3 boxer2 wholesaler1
packet package5 bundle4
pact treaty9
pad embellish3 dramatize2 plod2 tablet2 trudge2 embroider1 lard1
paean eulogy4
pagan heathen8 infidel6 ethnic2 gentile2 hedonist2
page pager1
pageant pageantry8
pageantry pageant8
pager beeper9 page1
pail bucket6
painful sore2 agonizing1 excruciating1
painfully distressingly8 sorely1
painkiller analgesic6
painstaking conscientious8 painstakingly8 scrupulous5
painstakingly painstaking8
paint painter4
paintbrush applicator3
painter paint4
painting picture2
pair duo3 duet2 couple1
pal buddy6 crony6 sidekick6 chum4 befriend2
palace castle4 palatial3 manse2 mansion1
palatial palace3
pale pallid5 wan3 blanch1 pallor1
paleontologist paleontology8
paleontology paleontologist8
pall daunt2 drapery1
pallbearer bearer2
pallid pale5 wan5
pallor pale1
palm manipulate1
palpable perceptible2
paltry measly5 trifling5 negligible2 meager1 worthless1
pamper coddle8 baby2
pamphlet booklet7 brochure7 folder5 leaflet2 treatise2 tract1
pancake flapjack9 hotcake9
pancreas pancreatic8
pancreatic pancreas8
pandemonium chaos8 bedlam7 confusion2
pander pimp7 procurer5 gratify2 indulge2
pane paneling3 windowpane3
panel panelist2
paneling pane3
panelist juror5 panel2
pang twinge5 stab3
panic panicky6 terror6
panicky terrified9 frightened7 panic6 afraid2
panorama vista7 panoramic6 scene2 view2
panoramic panorama6
pansy viola3 milquetoast1
pant gasp6 puff2 trouser1
panther jaguar8 cougar2 puma2
pantie scanty5
pantomime mime5
pantry buttery5
pantyhose leotards3
pap nipple2 teat2
papa dad9 daddy9 pa9 father3 pop3
papal pope7 apostolic3
paper papery4 newspaper2 essay1
papery paper4
par equivalence3 equality2
parable allegory7 fable4
parachute chute7 skydive2
parade promenade1
paradigm prototype4 epitome3 inflection2
paradise heaven7 nirvana3
paradox contradiction1
paradoxical inexplicable3 incomprehensible2
paragon perfection2 idol1
parallel analogue3 analog2
paralysis paralytic5 dysfunction3
paralytic paralysis5
parameter invariable2
paramount predominant5 predominate4 dominant2
paranoia psychosis3
paraphrase rephrase6
parcel package2 sheaf1
parched scorched7
parchment sheepskin1
pardon forgiveness2 excuse1
pardonable forgivable4 excusable2
pare whittle2 peel1
parent parenthood8 father3 mother3
parentage parenthood7 ancestry2 lineage2 pedigree2
parenthesis digression3 parenthetical2
parenthetical parenthesis2
parenthood parent8 parentage7
parish parochial6
parishioner churchgoer3
park ballpark1
parka anorak9 windbreaker9
parlance idiom6
parliament parliamentary5
parliamentary parliament5
parochial parish6
parody spoof6 lampoon3 mockery3 takeoff2 travesty2 caricature1 impersonation1
parole password3 countersign2 watchword1
paroxysm convulsion6
parry evade2 sidestep2 hedge1
parson pastor9 rector9 minister7
part portion6 component3 partial3 relation2 substance2 partially1 region1
partial part3 incomplete2
partiality fondness6
partially partly9 part1
participant player3 ballplayer1
participation involvement7
particle corpuscle5 speck3 molecule1
particular special4 especial3 peculiar2 specific2 exceptional1
particularly especially9 specially5 peculiarly3
particulate dust2
partisan bigot2 enthusiast2
partition wall3
partly partially9
partner spouse6 partnership4 husband2 wife2
partnership partner4
pass legislate3 elapse2 passer2
passable navigable3 negotiable2 tolerable1
passage transition3 enactment2
passageway corridor3 orifice2
passer passerby6 pass2
passerby passer6
passion mania2
passionate fervent4 impassioned4 ardent3 fiery3 torrid3 ablaze2 aflame2 fanatical1 lusty1
passivity inertia2 apathy1
password countersign5 watchword5 parole3
paste glue4
pasteurization sterilization2
pastiche medley7 potpourri3
pastime hobby3
pastor parson9 rector9 minister6
pastoral bucolic2
pastry dough1
pasture graze2 forage1
pasty gummy3 sticky3
pat dab2 fondle2 caress1
patch patchy5 fleck2
patchwork hodgepodge3
patchy patch5 uneven1
patent apparent1 evident1
patently evidently9 manifestly9 obviously9 plainly9 plain2
paternal father5 fatherly2 paternalistic2
paternalism paternalistic8
paternalistic paternalism8 paternal2
paternity fatherhood3
path itinerary2 route2
pathetic pitiable8 hapless6 piteous6 pitiful6 poor3 contemptible2 miserable2 pathos2 unfortunate2 ridiculous1
pathologist diagnostician9 pathology7
pathology pathologist7
pathos commiseration3 poignancy3 pathetic2 pity2
pathway footpath5
patience forbearance7 patient1
patient sufferer3 patience1
patio terrace6
patriarchal patriarchy7
patriarchy patriarchal7
patrimony birthright2
patriot nationalist5 chauvinist1
patriotic nationalistic5 loyal2
patriotism nationalism7 loyalty3
patrol police1
patron frequenter8 innkeeper1
patronage championship1
patronize sponsor5
patronizing condescending9 patronizingly8 arch3
patronizingly patronizing8
pattern practice2 convention1 form1
patty cake2
paucity dearth5 scarcity3
paunch paunchy8 belly3 tummy2
paunchy potbellied9 paunch8
pauper beggar2
pause hesitate3 intermission2
pave pavement4
pavement paving7 pave4 sidewalk3 concrete1
pavilion marquee8
paving pavement7 concrete2
paw hand2 mitt2
pawn hock3
pawnbroker lender3
pay payee6 payer6 payment5 salary2 wage2 remuneration1
payee pay6
payer pay6 taxpayer4 tenant2
payload warhead7 cargo5 consignment3 freight3 shipment3
payment pay5 cost2
payoff bribe3 takings3
pc microcomputer9
peace pacify3 serenity2
peaceable peaceful3
peaceful peaceable3 pacifist1
peacemaker pacifier5
peach blab4 knockout2 tattle2
peak heyday3 summit3 meridian1
peal ring1
peanut insignificant1
pearl pearly3 ivory2
pearly pearl3 chopper2
peasant bucolic4 provincial2 boor1
peck beak2 spate2 mint1
pecs pectoral7
pectoral pecs7 chest3
peculiar curious5 queer5 rum4 rummy4 funny3 special3 strange3 particular2 singular2 specific2
peculiarity curio2 foible2 idiosyncrasy2 mannerism2 specialty2
peculiarly oddly4 curiously3 especially3 particularly3 specially1
pedagogy instruction3 education2
pedal bike2 bicycle1
pedant bookworm7 purist4 scholastic4
pedantic pedantry8 scholarly5 academic2
pedantry pedantic8
peddle vend9 peddler7 hawk5 huckster5
peddler hawker7 peddle7 pusher1
pedestrian walker2
pediatrician pediatrics8
pediatrics pediatrician8
pedigree ancestry6 lineage5 genealogy3 kinfolk2 parentage2 thoroughbred2
peeing piss3
peek glance5 glint2 peep1
peel disrobe1 pare1
peep cheep4 peek1
peerless matchless9 unrivaled9 incomparable2
peeved miffed9 riled9 annoyed8 displeased4
peevish petulant9 testy9 irritable7 cranky4 nettlesome4 scratchy4
pellet shot2
pelt bombard3 fur3 pepper1
pelvic pelvis7
pelvis pelvic7 hip2 girdle1
pen write2 compose1
penal punishment6 punitive1
penalize punish9 execute2
penalty punishment7
penance penitence6 repentance6 compunction2 remorse2
penchant preference6 predilection4 taste3
pendant chandelier3
pending unfinished2
penetrate fathom3 enter2 perforate2
penetration insight3 incursion2 infiltration1
penis peter1
penitence repentance9 penance6 penitentiary5 compunction3 remorse3
penitent repentant6 contrite3 remorseful3 rueful3
penitentiary penitence5 punitive2 repentant1
penknife pocketknife3
penmanship calligraphy9
penny cent1
pensive meditative8 reflective7 contemplative6 wistful4 thoughtful1
peon drudge3
pep peppy8
pepper pelt1
peppy pep8 lively2
perceive perceptive5 perceptible3 comprehend2 see2 perception1
percent percentage8 proportion3
percentage percent8 proportion3 share1
perceptible detectable3 perceive3 palpable2 faint1 noticeable1 recognizable1
perceptibly noticeably9
perception perceive1 sensation1
perceptive perceive5 incisive1
perch roost4
perchance maybe5 perhaps5 possibly5
percolate leach1
percolation infiltration2
percolator coffeepot3
peremptory bossy8 autocratic6 domineering3
perennial recurrent2
perfect faultless1 flawless1 hone1 idealized1
perfection perfectionist7 paragon2
perfectionism perfectionist8
perfectionist perfectionism8 perfection7
perfectly absolutely8 utterly8
perforate punctured5 penetrate2
perforated punctured7
performance execution1
performer entertainer5 instrumentalist3 musician3
perfume fragrance4 scent4 aroma2
perfunctorily perfunctory7
perfunctory cursory8 perfunctorily7 careless3 casual2
perhaps maybe9 possibly9 perchance5
peril endanger5 jeopardy5 imperil4 hazard3 jeopardize3 risk3 threaten2 menace1
perilous precarious4 dangerous3
perilously dangerously9
perimeter margin5 circumference2 border1
periodic weekly2 monthly1 sporadic1
periodically sporadically9
periodicity regularity2 rhythm2
peripheral periphery5 encircling2 marginal2 incidental1
periphery fringe7 peripheral5 boundary1
perish die8 croak6 decease6 expire5 exit2
perishable biodegradable3
periwinkle myrtle2
perjure perjury8
perjury perjure8
perk gratuity2
perky buoyant5 cheerful2
permanence immortality4 durability3
permanent unending5 eternal4 perpetual4 unceasing4 everlasting3 abiding2
permeate pervade8 diffuse3
permed curly3
permissible permit4 admissible2 allowable2
permission permit2 consent1
permissive permit3 lenient2 indulgent1
permit allow7 permissible4 permissive3 authorize2 consent2 countenance2 permission2
permutation substitution5 replacement2 switch1
pernicious noxious3 insidious1
perpendicular vertical2
perpetrate commit6
perpetrator culprit9
perpetual unceasing9 unending8 eternal7 everlasting5 ceaseless4 incessant4 permanent4
perpetually incessantly2 constantly1
perpetuation lengthening9 prolongation7
perplex dumbfound7 nonplus7 bewilder6 mystify6 puzzle6 baffle5 complicate4 amaze3 befuddle3 confound3 stupefy3 confuse2 elude1
perplexed bewildered4 puzzled4 baffled2 bemused2 confused2 befuddled1
perplexing puzzling6 unclear1
perplexity enigma4 mystery4 dilemma3 disarray3 confusion2 quandary1
persecute persecutor8 oppress4 purge2
persecutor persecute8 tormentor8 gadfly3 oppressor3 cuss1
perseverance tenacity7 persistence5
persevere persist5
persist persevere5 prevail3
persistence perseverance5 tenacity4 durability3
persistent continual4 relentless4 unrelenting2
person individual6 mortal5 organism5 soul4 personify1
persona impersonate6 personify4 role3 character2 portrayal2 image1
personal individualized2 subjective2
personality identity2
personalized individualized8
personification personify4 embodiment2 incarnation2
personify persona4 personification4 embody3 exemplify1 person1 symbolize1
personnel force2
perspective view4 position2 orientation1
perspiration sweat6
perspire sweat5
persuade persuasive6 persuasion4 sway2
persuasion opinion4 persuade4 sentiment3 judgment1
persuasive persuade6 cogent3 weighty1
pert impertinent7 saucy7 irreverent4
pertain pertinence7 concern5 pertinent4 refer4 relate4 involve2
pertinence applicability9 pertain7
pertinent apposite4 pertain4 relevant3
perturb disquiet4 disorder2 distract2 disturb1 vex1
perturbation disturbance5 agitation2 upset2
pervade permeate8 pervasive8 diffuse3
pervasive pervade8 distributive4
perverse wayward3 negative1
pervert deprave5 debase4 demoralize4 misdirect4 debauch3 deviant3 corrupt2 degenerate2 deviate2 profane2 subvert2
perverted kinky5 disingenuous3 artful2
pesky bothersome9 galling9 pestering9 nettlesome8 disagreeable3
pessimism pessimist7 pessimistic7 cynicism3
pessimist pessimism7 defeatist4 skeptic3
pessimistic pessimism7 demoralized5 disheartened5
pest pestilence7 plague3 gadfly2 cuss1
pester badger6 bug5 tease5 crucify1
pestered harassed9 annoyed3
pestering bothersome9 galling9 pesky9 nettlesome8 disagreeable3
pestilence pest7 plague3
pet favorite2 darling1
peter cock1 penis1
petite tiny7 diminutive5 midget4
petition request3
petitioner applicant4
petrol gasoline9 gas3
petroleum crude3
pettiness triviality3
petty lowly3 niggling3 piddling3 trivial2
petulance irritability7
petulant peevish9 testy9 irritable7 cranky4 nettlesome4 scratchy4
petulantly testily9 irritably7
phantom apparition6 specter2
pharmaceutical pharmacist5 pharmacy4
pharmacist apothecary9 druggist9 pharmacy6 pharmaceutical5 chemist4 pharmacologist3
pharmacologist pharmacology8 apothecary3 druggist3 pharmacist3
pharmacology pharmacologist8
pharmacy pharmacist6 drugstore5 pharmaceutical4
phase stage3
phenomenal phenomenon6
phenomenon phenomenal6
philanthropic philanthropy4 charitable2
philanthropist philanthropy8
philanthropy philanthropist8 philanthropic4
philharmonic orchestra5 symphony2
philippic tirade9 broadside2 declamation2
philosopher philosophy4
philosophic philosophy4
philosophical philosophy5
philosophize philosophy4
philosophizing exposition3
philosophy doctrine7 ism7 philosophical5 philosopher4 philosophic4 philosophize4
phlegm phlegmatic6 apathy2 indifference2
phlegmatic phlegm6
phobia phobic8
phobic phobia8
phone telephone8 call1
phonetic phonic2
phonetics acoustics4
phonic phonetic2
phonograph gramophone3 jukebox3
phony bogus8 fake5 hypocrite4 bastard1
photo photograph7
photograph photo7 photography5
photographer photography6 cameraman3 cinematographer3
photographic photography6
photography photographer6 photographic6 photograph5
phrase articulate1 formulate1
phraseology diction5 verbiage5
physic aloes3
physical carnal2 sensual2
physician doctor8 md4
physicist physics8
physics physicist8
physiognomy visage7 countenance2 mug2
physique chassis2 flesh2 anatomy1 figure1
pianist piano7
piano pianist7
piazza plaza7
piccolo flute1
picket sentinel5 sentry5 lookout3 scout2 watchman1
picky finicky9 fastidious3 fussy2
picnic cinch2 pushover2
pictorial lifelike3 vivid3 realistic2
picture depict2 icon2 painting2 visualize1
piddle piss6 urine5 trifle2 urinate2 wanton2 wee1
piddling niggling9 trivial7 petty3 unimportant3
piece opus2
piecemeal gradual2
pier wharf4 quay2
pig piglet6 slob2 swine2 hog1
pigheaded stubborn2 obstinate1
piglet pig6
pigpen pigsty9
pigsty pigpen9
pigtail braid1
pike expressway7 freeway7 motorway7 thruway7 superhighway6 highway2
pile heap6 cumulus2 spate2 stack2 mint1 mound1
pilfer filch9 purloin9 cabbage5 swipe3 abstract2 sneak1
pill lozenge1
pillage booty5 loot5 plunder5 despoil4 ransack4 foray3 prize1
pillar mainstay1
pillory gibbet2
pilot aviator3 flier1
pimp pander7 procurer6 procure1
pimple zit9 pimply8 acne3
pimply pimple8
pin immobilize2
pinch nip3 tweet2
pine ache1 languish1 yen1
pinion shackle2
pinnacle meridian1 summit1
pinpoint speck2
pioneer innovator4
pious piously8 devotional3 godly3 sanctimonious3 reverent2
piously devoutly9 pious8
pipe shriek2
pipeline grapevine6
pique offend4 temper1
piracy piratical2 plagiarism2 pirate1
piranha predator6 vulture2
pirate plagiarist5 commandeer2 hijack1 looter1 piracy1 raider1
piratical piracy2
pirouette swivel1
piss piddle6 urine5 peeing3 urinate3 wee2
pistol handgun9
pit cavity5
pitch toss2 fling1
pitcher hurler8 twirler3 ballplayer2
pitchfork fork1
piteous hapless9 piteously8 pathetic6 pity5 poor5 miserable4 pitiable4 unfortunate3 pitiful2
piteously piteous8
pith pithy3 essence2 gist1
pithy pith3 concise2
pitiable pathetic8 pitiful8 contemptible4 hapless4 piteous4 poor2 miserable1
pitiful pitiable8 pathetic6 contemptible4 lamentable4 deplorable3 hapless2 piteous2 sorry1
pitiless remorseless8 ruthless8 merciless4 unkind1
pitilessly mercilessly9
pity commiseration5 piteous5 compassionate3 care2 grieve2 pathos2
pivot swivel5
pivotal crucial2
pixie gremlin8 imp7 elf6 brownie4 sandman2
placard poster4
placate pacify8 conciliate7 mollify7 appease6 gentle3 tranquilize2
placating conciliatory2
place placement3 put3 spot2 set1
placement place3 arrangement2
placid tranquil6 unruffled4 calm1
plagiarism plagiarist6 piracy2
plagiarist plagiarize8 plagiarism6 pirate5
plagiarize plagiarist8
plague blight4 beset3 harass3 harry3 pest3 pestilence3 hassle2 afflict1 molest1
plaid tartan9
plain evident5 apparent4 obvious3 complain2 evidently2 manifestly2 obviously2 patently2 manifest1 unmistakable1
plainly evidently9 manifestly9 obviously9 patently9
plaintive mournful8 sorrowful2
plan program4 planner2 contrive1 design1 intend1
planar plane4 flat2
plane airplane6 planar4
planet interplanetary8 planetary7
planetary planet7
plank board3 lumber2 timber2
planner plan2
plant flora2
plantation orchard2
plastic impressionable2 pliant2
plasticity flexibility3
plateau highland3 upland3 bench2
platitude banality9 platitudinous8 commonplace4 truism4
platitudinous corny9 platitude8 unoriginal3
platter disc4 record2
plausible arguable3 glib1
plausibly credibly9
play player3 compete2 vie2 drama1
playacting portrayal2
playboy hedonist4
player ballplayer3 instrumentalist3 participant3 play3 contestant2 musician2 actor1
playful impish4 puckish4 frisky3 kittenish3 mischievous3 quizzical2 roguish2 rollicking2
playfulness fun2 gaiety2 levity2 frivolity1 merriment1
playground spa2
plaything toy6
playwright dramatist9
plaza piazza7 mall2
plead implore3 beg2
pleasant enjoyable2 pleasurable2
pleasantly agreeably6
pleasurable enjoyable9 gratifying4 pleasant2
pledge guarantee1
plenitude plenty7 abundance2
plentiful copious3 ample2 abundant1
plenty plenitude7 enough3 spate2 abundance1
plethora redundancy2
pliable pliant3 malleable2
pliant impressionable4 pliable3 malleable2 plastic2 waxy1
plight predicament7 quandary6
plod trudge7 slog4 pad2 tramp1
plop plunk2
plot plotter2
plotter schemer6 mapper4 conspirator3 plot2 angler1
plow broach1 deal1 harrow1
ploy gambit8 stratagem4
pluck plucky3 tweak2
plucky gutsy7 pluck3
plug blockage2 stoppage2
plumage feather7 plume2
plumb plummet1
plume rob3 fleece2 overcharge2 plumage2 soak1 surcharge1
plummet plump2 plumb1
plump chubby5 plummet2 fatten1
plumpness obesity4 roundness2
plunder loot7 booty5 pillage5 despoil1
plunge immerse3 dive2 plunger2
plunger speculator3 diver2 plunge2 scalper2
plunk plop2
plurality multitude3 battalion1
plus asset5 advantage2
plush lavish2 lush2
ply cater5
plywood laminate1
pneumatic air5
poach poacher4
poacher poach4
pocket pouch2 sac1
pocketbook billfold4 wallet4 handbag2
pocketknife penknife3 jackknife1
pod cod1
podiatrist podiatry8
podiatry podiatrist8
podium dais9 pulpit9 rostrum8
poet poetic2
poetic poetry5 poet2 figurative1
poetical poetry6
poetry poetical6 poetic5 verse4
poignancy poignant4 pathos3
poignant poignancy4
point detail1 element1 indicate1 pointer1
pointer arrow6 cursor3 point1
pointless superfluous4 blunt2
poise brace1
poison toxin2
poisonous inedible3 toxic2 venomous1
poke jab3
poker salamander2
pokey poky9 jail4 laggard3 clink1
poky pokey9 jail4 laggard3 clink1
polemic controversial2
polemical controversial4
police patrol1
policeman detective3 officer2
polish burnish2 refine2 refinement1
polite genteel4 courteous3 civilized1
politely courteously9
politeness civility1
politic suave2 sagacious1
political governmental3
politician politics5 legislator3
politics politician5
poll pollster5 canvass4
pollen pollinate8 spore3
pollinate pollen8
pollster poll5 canvasser3
pollute contaminate8 foul3 grime2 infect2
polluted impure2
polygamist polygamy8
polygamous polygamy6 bigamous3
polygamy polygamist8 polygamous6
polygon quadrangle2 quadrilateral2
polynomial function2
pommel pummel6
pomp pompous6
pomposity pompousness9 pompous7 pretentiousness7 ostentation4 inflation2
pompous pomposity7 pompously7 pompousness7 overblown6 pomp6 ceremonious3 pretentious2 portentous1
pompously pompous7
pompousness pomposity9 pompous7 pretentiousness7 ostentation4 inflation2
pond lake3 pool2
ponder meditate8 muse8 mull6 ruminate5 reflect4 speculate2 consider1 contemplate1
pontiff pope8
pony mustang2
pool consortium2 pond2
poop turd6 crap4 nincompoop4 ninny4 shit3
poor hapless5 piteous5 pathetic3 miserable2 pitiable2 unfortunate1
poorly badly4 ill4 ailing3 unwell3 indisposed2
pop dad3 daddy3 pa3 papa3
pope pontiff8 papal7 apostolic2
populace public5 world2
popular democratic1
populate inhabit7 live6 dwell4
porcelain china2
porcupine hedgehog7
pore rivet3 focus2 concentrate1
porn pornography9
pornographer pornography8 showman1
pornographic pornography8 adult1
pornography porn9 pornographer8 pornographic8
porosity porous8
porous porosity8
porridge oatmeal2
port seaport2
portable movable1
portend bode9 foreshadow9 portent8 augur6 presage6 omen4 foretell3 forecast2 predict2 threaten1
portent portend8 omen7 prodigy4 presage3
portentous foreboding2 prodigious2 fateful1 overblown1 pompous1
porter doorman4
portion part6 component4 relation3 substance3
portly stout4 fat1
portrait portrayal6 portray5 characterization2 delineation2 depiction2
portray portrait5 portrayal4 impersonate2
portrayal portrait6 portray4 characterization2 delineation2 persona2 playacting2 depiction1
posh classy9 swish4 stylish2
position perspective2 posture2 status2 view1
positivism empiricism2 assertiveness1
possess possessor4 exhibit1
possession ownership3 retention2
possessor owner5 possess4
possibility hypothesis2 opportunity2 chance1 existence1 theory1
possible executable2 feasible2 workable2 viable1
possibly maybe9 perhaps9 perchance5
possum opossum8
post poster2 berth1
postbox mailbox3
postcode zip3
poster placard4 post2
posterior buns3 buttocks3 tush3 ass2 backside1 hind1
posterity descendants7
postgraduate graduate2
postman mailman9
postmark frank2
postpone shelve8 defer7 remit3
postponement delay2 extension2
postscript addendum4 appendix1 supplement1
postulate contend4 assumption2 premise1 proposition1
posture attitude2 position2
posy corsage9 bouquet8
pot flowerpot2 toilet2 throne1
potato spud4
potbellied paunchy9
potency authority5 potent3 authorization2 effectiveness2 potentiality1
potent influential3 potency3 powerful1
potential prospective2 latent1 prospect1
potentiality prospect2 potency1
potpourri assortment6 miscellany6 variety5 medley4 motley3 pastiche3 mixture2
potter putter2 tinker2
pouch pocket2 sac2
poultry fowl5 chicken2
pounce swoop5
pour swarm2 teem1
pout sulk3 mop1
powder gunpowder4 powdery4 pulverize1
powdery pulverized7 powder4
powerful mighty2 brawny1 potent1
powerless helpless3
powerlessness impotence8 helplessness2
powwow huddle2
practicable executable6 feasible6 workable6 viable5
practical pragmatic1
practicality realism3 pragmatism2
practice pattern2 rehearse2
practitioner clinician3
pragmatic practical1
pragmatism realism3 practicality2
praise kudos4 appraise3 assess3 evaluate3
praiseworthy laudable9 commendable7 worthy1
pram stroller5 bassinet1
prance strut7 swagger5 sashay2
prank clowning5 prankster2 tomfoolery2 antic1 frivolity1
prankster trickster7 prank2
prattle gabble5 gibber4 tattle4 blab3 blither3 chatter1 clack1
prawn shrimp2
pray prayer5 beg2 commune2 implore2
prayer pray5 entreaty3 appeal1 benediction1
preach preacher6 prophesy3 lecture2
preacher preach6 evangelist2
preaching sermon9 discourse2
precarious perilous4 uneasy3 unstable2
precaution precautionary6 safeguard4 forethought1
precautionary precaution6
precede forego5 forgo2 predecessor2
precedence priority8
precipice precipitous4 cliff3
precipitate sludge1
precipitous precipice4 hasty3
precisely exactly8 exact1
preclude forestall7 foreclose6 prevent6 forbid2
preconceive preconception7
preconception preconceive7 prejudice3 bias2
precondition presumption2 provision2 proviso2 stipulation2
precursor forerunner5 predecessor2
predator piranha6 vulture2
predatory ravening3
predecessor forerunner3 precede2 precursor2
predicament plight7 quandary7
predict forebode9 foretell5 predictor5 anticipate2 bet2 bode2 foreshadow2 hazard2 portend2 promise2 augur1 presage1 venture1
predictable foreseeable4 inevitable2
prediction anticipation3 foretelling3 projection2
predictive prophetic3
predictor soothsayer7 predict5 astrologer2
predilection preference8 penchant4 predisposition2 taste1
predispose predisposition4
predisposed susceptible1
predisposition predispose4 predilection2
predominant prevalent7 rife6 paramount5 frequent2
predominate dominate4 paramount4 prevail4 reign2 hulk1 tower1
preeminence eminence8 distinction4
preempt preemptive5
preemptive preempt5
preen primp3
preface foreword6 premise2
prefer opt5 choose2
preferable desirable2
preferably sooner3
preference predilection8 penchant6 preferential5 taste2
preferential preference5 advantageous3 discriminatory2
pregnancy maternity7 pregnant6 gestation4
pregnant pregnancy6 meaningful2
prehistoric prehistory6
prehistory prehistoric6
prejudice bias4 preconception3 prejudicial3
prejudicial detrimental8 prejudice3 harmful2
preliminary exploratory3
prelude overture2
premarital wedding6
premature previous3
premeditation forethought6
premier prime2
premise assumption4 preface2 postulate1
premonition foreboding5 forewarning3
premonitory prophetic2
preoccupation preoccupy4
preoccupied bemused5 obsessed4
preoccupy preoccupation4 obsess3 haunt1
prep homework9
preparation formulation3 cleanser1
preparatory prepare6
prepare preparatory6 cook1
preparedness readiness6
preposterous laughable7 nonsensical7 ridiculous5 cockeyed4 ludicrous4 absurd3 foolish3 idiotic3
prerequisite requirement3
prerogative privilege4
presage bode6 foreshadow6 omen6 portend6 augur4 portent3 foretell2 forecast1 predict1 prodigy1
preschool kindergarten3
prescribe prescriptive8 dictate7 prescription5 inflict4 impose2 order1
prescription prescribe5
prescriptive prescribe8
presence present2
present demonstrate2 presence2 show1
presentable respectable2
presentation demonstration2
presenter donor3 conferrer2
presently soon8 shortly4 currently3
preservative spice1
preserve uphold4 maintain2 continue1
presidency presidential3 tenure2 administration1
president presidential5 chairman2 chairperson2 chairwoman2
presidential president5 presidency3
press pressure4 urge2
pressure press4
prestige prestigious6
prestigious prestige6 reputable2 influential1
presume assume7 presumption6
presumption presume6 precondition2 presumptuous1
presumptuous presumption1
presuppose presupposition6
presupposition presuppose6 supposition1
pretend dissemble7 feign5 pretense4 misrepresent2 sham1
pretender faker4 impostor4 hypocrite3 fraud2 pseudo1
pretense pretend4 pretentious2
pretentious ostentatious6 arty2 overblown2 pompous2 pretense2 flamboyant1 showy1
pretentiousness pomposity7 pompousness7 ostentation3 inflation2
pretext guise4
prettily pretty4
prettiness cuteness9
pretty fairly6 moderately6 reasonably6 prettily4 jolly2 beautiful1 somewhat1
prevail predominate4 prevalent4 dominate3 persist3 prevalence3 reign2
prevalence prevail3 currency1
prevalent predominant7 rife7 prevail4 frequent3
prevent forestall6 preclude6 foreclose5 forbid2
prevention interference2
preventive contraceptive1
preview trailer2
previous previously5 premature3 early1
previously previous5
prey quarry4 target2
price pricey2
priceless invaluable9 valuable2
pricey costly6 expensive3 price2
prick bastard4 motherfucker4 incision1
prickle sticker3 prickly2 thorn2 tingle2
prickling tingling5 tingle3
prickly barbed2 prickle2 thorny2
pride dignity1
priest priesthood6 bishop2 clergyman2 reverend1
priesthood priest6 clergy3 ministry2
prim mincing5 twee5 prudish3 dainty2 puritanical1
primal central5 fundamental5 primeval5 primordial5 cardinal4 key3 important1
primarily chiefly9 mainly9 principally9 primary5
primary primarily5 main3 chief2 principal2
prime premier2
primer textbook1
primeval primordial9 primal5 aboriginal2
primitive archaic1
primordial primeval9 primal5 aboriginal2
primp preen3
principal main6 chief5 important2 primary2 master1
principally chiefly9 mainly9 primarily9
principle generality2 rationale1
print publish5 printer4
printer print4 setter2 typesetter2
prior anterior2 priority2
prioritize priority8
priority precedence8 prioritize8 prior2
prisoner captive5
privacy seclusion6 concealment3 secrecy2
privation deprivation7
privilege prerogative4
privy john4 lavatory4 outhouse4 toilet4 secluded3 bathroom1
prize booty2 award1 loot1 pillage1
probabilistic probability4
probability probabilistic4
probable likely1
probably likely3
probe examine2 investigation2 investigate1
problem problematic3 difficulty1
problematic baffling5 debatable5 knotty4 problem3
procedure process6 proceed2
proceed continue2 procedure2 proceedings2
proceedings lawsuit3 proceed2
process procedure6
procession emanation2
proclaim proclamation5 promulgate4 exclaim3 extol1 laud1
proclamation announcement6 proclaim5
procrastinate stall2
procreate procreative8 reproduce2
procreation multiplication2 propagation1
procreative reproductive9 procreate8 fruitful2
procure secure6 enlist1 pimp1
procurer pimp6 pander5 securer4
prod nudge4 goad2 spur1
prodigal spendthrift4 extravagant3
prodigious colossal8 stupendous8 portentous2
prodigy omen4 portent4 presage1
produce product2
producer manufacturer3
product merchandise5 produce2
productive arable2 prolific2
productivity fruitfulness4
prof professor9 academic1
profane deprave4 debase3 demoralize3 misdirect3 blasphemous2 corrupt2 debauch2 desecrate2 pervert2 subvert1
profanity expletive4 oath4 curse1
profess concede2
profession professional2 engineering1 technology1 vocation1
professional profession2
professionalism expertise3
professor prof9 professorship8 academic1
professorship professor8 chair2
proffer offer3 proposition2 suggestion2
proficient skillful7 adept6 expert2 technical2
profit earnings5 benefit2 income2
profitable gainful3 lucrative3 moneymaking1
profits earnings7 income3
profound profundity4 deep1
profoundly deeply8
profundity profound4 abstruseness3
profuse riotous7 lush6 abundant3 luxuriant3 exuberant2
profusely abundantly9 copiously9 extravagantly7
profusion richness6
progeny offspring7 child3
prognosis forecast3
program plan4
progress advancement3 advance1
progression advance1 advancement1
progressive innovative2 liberal1
progressively increasingly9
prohibit disallow9 proscribe9 forbid8 veto3
prohibition ban2
project task4 protrude2 jut1
projectile missile3 bullet2 rocket1 slug1
projection prediction2
proletarian proletariat5 worker1
proletariat labor5 proletarian5
prolific fertile6 fecund3 productive2
prolong protract8 lengthen2 sustain2
prolongation lengthening7 perpetuation7
prolonged lengthy8 protracted8 elongated2
prom promenade4
promenade prom4 mall2 parade1
prominence limelight1 protuberance1
prominent salient5 outstanding3 conspicuous2
prominently conspicuously6
promiscuous indiscriminate1
promise forebode2 predict2
promontory headland9
promote encourage7 boost2 elevate2 advance1
promoter booster4 advertiser3 showman2
promotion publicity7 ad3 advertisement3 advertising2 advert1
prompt motivate6 incite4 actuate2 propel2
promptly pronto5 quickly3 quick2
promptness punctuality5
promulgate exclaim4 proclaim4
prone inclined2 prostrate1
prong tine5
pronounce enunciate5 pronunciation4 articulate2 convict1 label1
pronounced noticeable3
pronouncement dictum8 directive2
pronto promptly5 readily1
pronunciation pronounce4 accent1
proof confirmation1 verification1
propaganda propagandist7
propagandist propaganda7
propagation multiplication4 dissemination2 extension1 procreation1
propel impel4 propulsion4 motivate3 incite2 prompt2 throw2
propensity tendency3
properly decent4 decently4
property belongings6 magnitude1
prophecy prophetic6
prophesy preach3 irradiate2
prophet oracle5 seer2
prophetic prophecy6 predictive3 apocalyptic2 premonitory2 foreshadowing1
proponent exponent7 advocate4
proportion percent3 percentage3 quotient3
proportional proportionally7 proportionate3 proportionality1
proportionality proportional1
proportionally proportional7
proportionate proportional3 commensurate2
proposal advice4
propose suggest4 advise2 proposition2 recommend2 advocate1
proposition proffer2 propose2 suggestion2 postulate1
proprietary proprietorship6 proprietor5 copyrighted2 ownership1
proprietor proprietorship8 owner7 proprietary5 businessman4
proprietorship proprietor8 proprietary6 ownership2
propulsion propel4
proscribe disallow9 prohibit9 forbid8 veto3
prose nonfiction4
prosecute prosecutor6
prosecutor prosecute6
prosody inflection4 stress3
prospect expectation2 potentiality2 outlook1 potential1
prospective potential2
prospector sourdough1
prosper thrive4 flourish2
prosperous thriving4 rich1
prostitute harlot7 whore5 tart3
prostrate prone1
protagonist admirer6 supporter6 booster5
protect protector8 defend2
protective custodial2 overprotective2
protector guardian9 defender8 protect8
protest dissent1
protocol etiquette1
protoplasm cytoplasm3
prototype epitome8 paradigm4
protract prolong8 lengthen3
protracted lengthy9 prolonged8
protrude jut5 protrusion4 project2 bulge1
protrusion jut7 protuberance6 bulge4 hump4 protrude4 jutting2 bump1
protuberance protrusion6 bulge5 hump4 jut4 bump2 prominence1
proud haughty2 imperious2 supercilious2 swaggering2 arrogant1 boastful1 majestic1 vain1
provable demonstrable4
provably demonstrably9
prove demonstrate3 ensue3 affirm2 confirm2 corroborate2 establish2 show2 substantiate2
provenance birthplace4 cradle3
proverb adage9 proverbial7
proverbial proverb7
provide furnish8 supply6 render4 cater2 provision2
providential miraculous3 fortunate1
provider supplier7 distributor2
province provincial4 state4
provincial province4 peasant2
provision proviso8 precondition2 provide2 purvey2 stipulation2
provisional tentative8 conditional1
proviso provision8 precondition2 stipulation2 condition1
provocation aggravation3 incitement2 provoke2 taunt1
provocative provoke4
provoke evoke7 arouse4 elicit4 provocative4 harry2 provocation2 beset1 entice1 harass1 kindle1
prow fore5 bow1
prowess artistry9 art2
prowl prowler5
prowler prowl5 sneak2
proximity nearness3
prudence prudent4 frugality3 discretion2
prudent judicious5 circumspect4 prudence4 heady3
prudish puritanical4 prim3
prune lop3 rationalize2 snip1
prurience prurient8
prurient prurience8 salacious7 sexy1
pry jimmy4 crowbar3 lever3
pseudo faker3 impostor3 counterfeit1 pretender1
psyche mind6 psychical6 psychic4 soul3 brain2
psychiatric psychiatry8
psychiatrist psychiatry8 shrink3
psychiatry psychiatric8 psychiatrist8 psychotherapy3
psychic psyche4 mental1
psychical psyche6 mental2
psycho psychotic5 schizophrenic1
psychoanalyst psychoanalyze8 analyst1
psychoanalyze psychoanalyst8
psychological mental2
psychologist psychology8
psychology psychologist8
psychopath sociopath9
psychosis psychotic6 paranoia3 schizophrenia3
psychotherapist psychotherapy7
psychotherapy psychotherapist7 psychiatry3
psychotic psychosis6 psycho5
pub saloon4 tavern3
puberty pubescence9
pubescence puberty9
pubescent downy1
public populace5
publication publish5 book2
publicist publicize5 advertiser4
publicity promotion7 advertisement4 ad3 advert2 advertising2
publicize advertise5 publicist5 bare1
publish print5 publication5 issue2
publisher newspaper1
pucker rumple3 crease1 crinkle1 crumple1
puckish impish9 mischievous7 playful4
pudgy tubby9 dumpy3
puff gasp2 pant2 whiff1
puffy bouffant5 gusty3 turgid2
pugnacious tough1
puke upchuck5 vomit5 skunk4 bum3 retch3 crumb2 spew1
pull draw2 attract1
pullout disengagement4
pullover sweatshirt5 sweater3
pulmonary lung8
pulp mush2
pulpit dais9 podium9 rostrum8
pulsate pulse5 throb3
pulsation pulse5 heartbeat2
pulse pulsate5 pulsation5 heartbeat3 throb2
pulverize demolish3 powder1
pulverized powdery7
puma cougar9 panther2
pummel pommel6
pun punster6
punctual timely3
punctuality promptness5
punctuate accentuate3 emphasize3 accent1 stress1
puncture scarify1
punctured perforated7 perforate5
pundit initiate1
pungent acrid6 barbed3 tasty1
punish penalize9 punitive8 execute2
punishable guilty1
punishment penalty7 penal6
punitive punish8 retaliatory4 penitentiary2 penal1
punk hoodlum6 thug6 crummy4 goon3 hood3 sleazy2 tinder2 tinny2 bum1 kindling1 spunk1
punster pun6
punt punter2
punter bettor3 punt2
pup puppy2
pupil student7 schoolchild1
puppet marionette7
puppy pup2
purchase buy7
purchaser buyer9
pure purity5
purely strictly7
purge persecute2
purging catharsis2
purification purify5
purify purification5 purity5 distill4 sanctify2
purist pedant4 bookworm3 scholastic1
puritanical prudish4 prim1
purity pure5 purify5 whiteness1
purl eddy3 whirlpool3 swirl2
purloin filch9 pilfer9 cabbage5 swipe3 abstract2 sneak1
purple violet3
purport intent1
purportedly supposedly9
purpose intention7 intent4 aim3 goal3 function2 usefulness2
purposeful businesslike1
purposely advisedly9 intentionally9 deliberately8
purr whir3 whiz3
purse handbag6 bag1
pursuant consistent4 pursue2
pursue engage4 pursuer3 pursuit3 pursuant2 chase1
pursuer pursue3
pursuit chase3 pursue3 quest2
purvey purveyor8 provision2
purveyor purvey8
pus festering2
push force1
pusher peddler1
pushover cinch3 picnic2 flunky1
pushy ambitious2
puss pussy8 slit2
pussy puss8 slit2
pussyfoot sneak5 creep4 mouse2
put place3 set2
putt putter3
putter putt3 potter2 tinker1
puzzle dumbfound7 nonplus7 bewilder6 mystify6 perplex6 puzzlement6 baffle5 amaze3 befuddle3 confound3 stupefy3 confuse2 elude1
puzzled perplexed4
puzzlement bewilderment9 obfuscation7 puzzle6
puzzling enigmatic6 perplexing6 incomprehensible1
quack charlatan4
quackery empirical2 empiricism2
quadrangle quadrilateral5 polygon2
quadratic square2
quadrilateral quadrangle5 polygon2
quadruple fourfold3
quadruplet quartet6 foursome3 four2
quagmire morass9 mire5 bog2
quail cringe5 flinch5 recoil4 wince4 shrink2
quake earthquake6 quiver4 tremble1
qualification qualify5 fitness3
qualifier modifier4
qualify qualification5 quality2
quality caliber3 qualify2 timbre2
qualm misgiving6 scruple2
quandary predicament7 plight6 dilemma5 perplexity1
quantify measure1
quantitative numerical3 numeric2
quantity abundance2 amount2
quarrel dispute3 scrap2 wrangle2 altercation1 fracas1
quarrelsome argumentative5
quarry prey4 target2
quartet quadruplet6 foursome5 four1
quash subjugate7 repress6 subdue5 annul3 invalidate3 nullify3 oppress3 crush1 void1
quasi similar1
quaver warble2
quay pier2 wharf1
queasy nauseous8 nauseating7 loathsome5 nauseated4 vile4 sick2
queer curious5 peculiar5 rum4 rummy4 funny3 strange3 frustrate2 singular2 thwart2
quell squelch5 appease1 quench1
quench slake5 allay4 extinguish1 quell1
querulous fretful5
query question3 inquiry2 wonder2 inquire1
quest pursuit2
question inquiry3 query3 interrogation2 theme1 topic1
questionable doubtful3 apocryphal1 dubious1 fishy1 suspicious1
quibble bicker2 squabble2
quick faster5 fastest5 quicker5 quickest5 speedy3 promptly2 agile1 nimble1 spry1
quicken accelerate7 deepen2 speed2 whet2 intensify1
quicker faster9 quick5
quickest fastest9 quick5
quickly rapidly7 speedily7 promptly3
quickness adroitness7 celerity2 rapidity2 facility1
quicksilver erratic5 mercurial5 mercury5 fickle3
quiet silent1
quietly softly5
quilt duvet2
quintessence quintessential6 ether5
quintessential quintessence6
quintet quintuplet3 fin1
quintuplet fin3 quintet3
quip epigram5 sally2 wisecrack1
quirk quirky5 oddity2
quirky offbeat7 quirk5 kinky3
quit cease7 discontinue6 stop4
quitter dropout2
quiver quake4 tremble2 flicker1 tingle1
quixotic impractical3
quizzical playful2
quotation quote4 acknowledgment3 annotation2 citation2 reference2
quote quotation4 reiterate3 restate3 cite2 iterate2 repeat2
quotient proportion3 ratio3
rabble mob6 ragtag4 rout3
rabid rabies6 fanatical5 fanatic3
rabies rabid6 madness3
race hasten3 rush3 racial2 speed1
racetrack track1
racial race2
racism racist4
racist racism4
racy naughty2 lively1 robust1
radial radius1
radiance radiant4 corona2 radiate2
radiant radiate5 radiance4
radiate radiant5 radiance2
radiation energy3 emission2
radical ultra4 extremist3 revolutionary3
radio tuner2
radius radial1
raft spate2
rag tatter7 shred2 annoy1
ragamuffin urchin3
rage fury4 anger2 wrath2 ire1 madness1
ragtag rabble4 scum2
raid foray2 raider2
raider looter7 raid2 pirate1
rail inveigh3
railroad railway7
railway railroad7
rain rainfall6 rainy6 rainwater3
raincoat waterproof3
rainfall rain6 downfall1
rainwater freshwater5 rain3
rainy rain6
raise lift2 elevate1
rakishly carelessly2
rally mobilize1 muster1
ramble jog4 rambler3 roam3 rove3 wander3 meander1
rambler ramble3
rambunctious boisterous7 unruly7 disorderly3
ramification fork2
ramp rampage2 rampant2 incline1
rampage ramp2
rampant ramp2 uncontrolled2
rampart embankment3
ramshackle dilapidated9 bedraggled3
ranch rancher4
rancher ranch4
rancid sour2
rancor resentment9 bitterness8 enmity2
rancorous resentful2
random haphazard2
randomly arbitrarily9 haphazardly8 indiscriminately8
randomness entropy2
range scope5 compass2
ranger commando2 firefighter1
rangy gangling6 lanky5
rank ranker1
ranker rank1
rankle grate2
ransack despoil5 pillage4 foray3 comb1 loot1
rant jabber4 blah3 bombast3 claptrap3 harangue3 spout2 rave1
ranting harangue5 declamation2
rape ravish5 dishonor1
rapid fast2
rapidity celerity9 quickness2
rapidly speedily9 quickly7
rapprochement reconciliation7
rapt ecstatic9 rapturous9 joyous3
rapture ecstasy9 exaltation6 bliss2
rapturous ecstatic9 rapt9 joyous3
rare rarity2 uncommon2
rarely seldom9
rarity curio3 rare2 scarcity2
rascal rogue8 imp2 scoundrel2 villain2 brat1
rash foolhardy3 reckless3 blizzard1
rashly headlong1
rasp raspy5
raspberry razzing3 boo1
rasping raspy7 grating3
raspy rasping7 rasp5 grating4 scratchy1
rat ratty4
ratification ratify8 confirmation1
ratify ratification8 sign3 validate3 formalize2
ratio quotient3 irrational2
rational intellectual2 coherent1
rationale principle1
rationalism freethinking2
rationality sanity2
rationalize apologize2 extenuate2 mitigate2 prune2 defend1 justify1
rattle rattler3
rattler rattlesnake8 rattle3
rattlesnake rattler8
ratty rat4 shabby4 tatty3
raucous raucously5 rowdy3 disorderly1
raucously raucous5
ravage devastate3 depredation2 harry2
rave jabber2 rant1 spout1
ravening voracious6 predatory3
ravenous famished7 hungry2 voracious2
ravenously hungrily9
ravine canyon4
ravish enthrall5 rape5 enchant4 dishonor2
ray beam1
raze dismantle7 bulldoze4
razed dismantled9
razzing boo5 hiss3 raspberry3 hoot2 snort2
reach attain3 achieve2
react respond7 reactive4 consent2 reaction2
reaction oxidation3 react2 response1
reactionary bourbon2
reactivate activate2
reactive react4 responsive1
read reader5 construe3 interpret2
readability legibility2
readable legible5
reader readership6 read5 subscriber2
readership reader6
readily pronto1
readiness preparedness6
real existent3 reality3
realism practicality3 pragmatism3 realist2 reality2 actuality1
realist realism2
realistic lifelike3 vivid3 pictorial2 virtual1
reality real3 actuality2 realism2 world2
realization actualization5
realize recognize3 understand2 see1
realm kingdom7
realty immovable6 land2
reap glean7 harvest5 reaper5
reaper harvester7 reap5
rear backside2
rearward backward3 back1
reason ground2
reasonable sensible5 fair2 levelheaded2 moderate2 tenable1
reasonably fairly7 moderately7 pretty6 jolly3 sensibly3 somewhat2
reassert confirm3 warrant3 justify2 uphold1
reassign transfer3
reassure tranquilize2
rebel rebellion2 insurgent1
rebellion insurrection6 uprising6 rebellious4 revolt4 rebel2
rebellious disaffected5 rebellion4 discontented2 insubordinate2
rebelliously defiantly9
rebirth reincarnation2
reborn regenerate3
rebound ricochet4 bounce3 backlash2 recoil2 repercussion2
rebuff repulse4 repel3 snub3 spurn2
rebuild reconstruct4
rebuke reproof8 berate7 chide7 reprimand5 scold5 lecture2 remonstrate2 trounce2
rebut refute9 rebuttal6 repudiate3 disown1
rebuttal rebut6 refutation2
recalcitrant defiant2 disobedient2 refractory1
recall recollect8 remember6
recant forswear9 retract8
recap recapitulate4
recapitulate recap4 reprise2
recapture retaking2
recede retreat5 withdraw4
receive recipient5
receiver recipient2 earphone1 headphone1
recent new1
recently lately9
reception receptionist5 response1
receptionist reception5 secretary1
receptive sensory1
recess adjourn1 inlet1
recession niche1
recharge reload6
rechargeable reversible3
recipe formula5
recipient receive5 receiver2
reciprocal mutual4 inversely1
recital yarn4 narration3
recite declaim5
reckless foolhardy8 rash3 bold2 heady2
reckon calculate4 guess4 suppose3 think3 compute2 expect2 imagine2 consider1 forecast1 regard1
reclaim foreclose1
reclamation renewal5 rehabilitation3 reformation1
recluse hermit3 loner3 solitary1
recognition acknowledgment4
recognizable identifiable2 perceptible1
recognize discern4 realize3 distinguish1
recoil cringe5 flinch5 quail4 wince4 backlash3 rebound2 shrink2
recollect recall8 remember7
recollection remembrance6 reminiscence3 retentiveness2
recommend advocate6 urge3 propose2 suggest2
recommendation advice3
recompense remunerate3 compensate2 compensation2
reconcile conciliate3 reconciliation2
reconciliation rapprochement7 reconcile2
reconnaissance reconnoiter8
reconnoiter reconnaissance8 scout6
reconsider reconsideration6
reconsideration reconsider6 afterthought3 rethink2
reconstitute restructure9
reconstruct rebuild4 retrace2
reconvene convene3
record disc3 platter2
recount narrate3 tell2
recoup reimburse3 remunerate3 recuperate2
recourse refuge4
recover regain6 retrieve6 convalesce4 recovery2 recuperate2
recoverable redeemable3
recovery convalescence4 recuperation4 deliverance2 recover2
recreate vivify7 revive4 energize3 embolden2 hearten2 renovate2
recreation diversion6 entertainment3 sport2
recreational amateur2
recruit enroll5 inscribe2 enter1
rectal rectum8
rectangle rectangular6 square3
rectangular rectangle6 orthogonal1
rector parson9 pastor9 minister7
rectum rectal8
recuperate convalesce2 recoup2 recover2
recuperation convalescence9 recovery4 healing3
recur recurrence7 recurrent7 repeat2
recurrence recur7
recurrent recur7 continual2 perennial2
recyclable useful1
recycle reuse5
red crimson6 reddish6 scarlet4 cherry3 ruby3 ruddy3
redden blush6 flush3 crimson2
reddish crimson6 red6 scarlet6 cherry5 ruby5 ruddy4
redeem redemption5
redeemable recoverable3
redefine redefinition7
redefinition redefine7
redemption salvation6 redeem5 deliverance3
redevelopment renovation8 overhaul3
redheaded blond2 blonde2
rediscover rediscovery8
rediscovery rediscover8
redneck cracker4
redo refashion7 remake6 remodel4
redouble escalate3 intensify2
redoubtable unnerving8 formidable5
redress restitution4 correct2 expiate2 atone1 compensation1 remedy1
reduce reduction6 cut3 lessen1 trim1
reduction reduce6 diminution2
redundancy plethora2
redundant extra6 excess5 surplus5 superfluous4 unnecessary3 unneeded3 spare1
reek stench4 stink3 smack1
reel careen3 stagger3 keel2 lurch2 spin2
reestablish reinstate4
reexamine review5
ref referee5
refashion redo7 remake7
refer mention4 pertain4 cite3 concern3 relate2
referee ref5 reviewer2 umpire2
reference quotation2 acknowledgment1
refill replenish6
refine complicate2 polish2 civilize1 refinery1
refined mincing2 twee2 urbane2 genteel1 gentlemanly1 ladylike1
refinement cultivation1 elaboration1 nuance1 polish1
refinery refine1
reflect ponder4 meditate3 muse3 reflector3 mull2 ruminate2
reflection thoughtfulness4 contemplation3 consideration1 expression1
reflective meditative8 pensive7 contemplative6 thoughtful1
reflector reflect3 mirror2
reformation reclamation1
reformer crusader6
refraction deflection2
refractory intractable2 recalcitrant1 stubborn1 unresponsive1
refrain chorus2 desist2 forbear2 abstain1
refresh freshen6 ventilate1
refreshed invigorated9
refreshing brisk3 invigorating3 fresh2
refreshment collation1 snack1
refrigerator icebox9 cooler2
refuge recourse4 asylum2 safety2
refugee expatriate3 exile2
refund repay3 repayment2
refurbish renovate4
refurbishment renovation4
refuse decline4 reject2
refutation falsification4 rebuttal2
refute rebut9 repudiate2 disown1 disprove1
regain retrieve8 recover6
regal majestic2
regard consider3 involve2 view2 reckon1 think1
regardless irrespective8
regenerate renew4 reborn3
regent trustee2
regime government7 regimen5
regimen regime5
region part1
register registrant4 registry4 registration3 file2 enroll1
registrant register4
registration enrollment8 register3
registry register4
regress revert3
regression fixation4
regret rue5 compunction2 remorse2 repent2 sorrow1
regretful sorry7
regrettably alas9 unfortunately9 unluckily9
regroup reorganize4
regular veritable2 typical1
regularity periodicity2
regulate regulatory6 govern3 modulate2
regulation ordinance5
regulatory regulate6 restrictive2
regurgitate upchuck2
rehabilitate reinstate2
rehabilitation reclamation3 renewal3
rehash reuse2
rehearse practice2
reign dominate2 predominate2 prevail2
reimburse recoup3 remunerate2
reincarnate corporeal1 renew1
reincarnation rebirth2 embodiment1 incarnation1
reindeer caribou9
reinstate reestablish4 rehabilitate2
reissue reprint8
reiterate restate9 iterate7 repeat6 quote3
reject decline2 refuse2 repudiate1
rejoice exult2
rejoin retort3 riposte1
rejoinder comeback6 riposte4 retort3 sassing3 replication2
relapse lapse2
relapsing lapse2
relate associate4 pertain4 link3 concern2 connect2 refer2
related affiliated2 corresponding2 connected1 correlated1
relation relationship5 portion3 component2 copulation2 part2
relational relative1
relations dealings4
relationship relation5
relative comparative4 ancestor1 relational1
relatively comparatively9
relativistic relativity5
relativity relativistic5
relax unwind2
release liberation1 secrete1
relegate demote5
relent soften1 yield1
relentless unrelenting7 inexorable5 grim4 persistent4 implacable3 continual2 stern2
relevant applicable4 pertinent3
reliable dependable8 authentic1
reliably faithfully9
reliance rely6 reliant4 trust1
reliant rely8 reliance4 dependent1
relic keepsake3 souvenir3
relief ministration2 succor1
relieve alleviate5 allay2
religion faith7 religious2
religious spiritual6 religion2
religiously conscientiously3 scrupulously3
relinquish forgo2 sacrifice2 waive2
relish gusto5 savor5 bask4 enjoy4 zest4 enjoyment1
reload recharge6
reluctance hesitancy2 hesitation2 unwillingness2
reluctant loath5 unwilling3
rely reliant8 reliance6 trust5
remain stay5 remainder2 remnant2
remainder residual4 residue4 rest4 remain2
remake refashion7 redo6
remand incarcerate3 imprison2 jail1
remark comment3 note3 mention2 observe2 input1
remarkable singular5 extraordinary2
remarkably unusually9 outstandingly3
remarriage remarry8
remarry remarriage8
remedial healing3 therapeutic3 healthful1
remedy cure1 redress1
remember recollect7 recall6 remembrance5
remembrance recollection6 remember5 memorial2 retentiveness2 commemoration1
remind cue3
reminiscence recollection3
reminiscent evocative9 mindful3 resonant3
remiss neglectful5 delinquent3 negligent3 derelict2
remission remittance4 hiatus2
remit remittance5 postpone3 defer2 shelve2
remittance remit5 remission4
remnant remain2
remodel redo4
remonstrance objection7
remonstrate berate2 chide2 rebuke2 scold1
remorse compunction9 penitence3 repentance3 penance2 regret2 sorrow1
remorseful contrite9 rueful9 repentant5 penitent3
remorseless ruthless9 pitiless8 merciless5
remote unlikely1
remunerate remunerative7 recompense3 recoup3 reimburse2
remuneration salary8 wage7 earnings4 pay1
remunerative remunerate7 lucrative4 moneymaking2
rend rip6 tear2 rupture1
render furnish4 provide4 supply3
renegade turncoat3 deserter2
renege revoke3
renew regenerate4 reincarnate1 replace1
renewal reclamation5 rehabilitation3 replenishment2
renounce abdicate6 resign4 vacate3 renunciation1 repudiate1
renovate refurbish4 recreate2 vivify2 revive1
renovation redevelopment8 refurbishment4 overhaul2
renown fame8 celebrity4
renowned famous9 illustrious7 notable3
rent lease3 rental1
rental lease2 rent1
renunciation repudiation5 disclaimer2 defection1 renounce1
reorganization shakeup7
reorganize regroup4 revise1
repair mend6 bushel3 fix3 reparation1
repairman handyman3 troubleshooter3
reparation repair1
repatriate extradite2
repay repayment6 refund3
repayable due1
repayment repay6 refund2
repeal rescind7 annul4 revoke3 annulment1 vacate1
repeat reiterate6 restate6 iterate5 repetition3 duplicate2 quote2 recur2 repetitive2
repel repulse5 rebuff3 repulsive2
repellent disgusting3 yucky3 distasteful1 loathsome1
repent atone3 regret2 rue2
repentance penitence9 penance6 compunction3 remorse3
repentant penitent6 contrite5 remorseful5 rueful5 penitentiary1
repercussion backlash3 reverberation3 rebound2
repertoire repertory4
repertory repertoire4
repetition repetitious6 repeat3
repetitious repetition6 repetitive4 iterative3
repetitive insistent6 repetitious4 continual2 repeat2
rephrase paraphrase6
replace supersede5 supplant5 renew1
replaceable interchangeable3 standardized2
replacement substitution3 permutation2
replenish refill6
replenishment renewal2
replete satiate3 instinct1
replica replicate2 reproduction2
replicate replica2 duplicate1
replication comeback2 rejoinder2
reply answer7 respond2 response1
report describe2
reporter newsman9
repose serenity2
reposeful restful9
repository storehouse2 confidant1
reprehensible criminal4 vicious3 deplorable2 wrong1
represent symbolize4 representation2 typify1
representation represent2
representational mimetic3
representative congressman3 congresswoman3 negotiator3 spokesperson3
repress quash6 subjugate6 subdue5 oppress3 muffle2 stifle2 crush1
repressive restrictive2
reprieve respite6 hiatus2
reprimand reproof6 rebuke5 berate3 censure3 chide3 scold2
reprint reissue8
reprise recapitulate2
reproach reproof1
reprobate decry1
reproduce simulate3 imitate2 procreate2 reproductive2 reproduction1
reproducible consistent4
reproduction replica2 reproduce1
reproductive procreative9 fruitful2 reproduce2
reproof rebuke8 reprimand6 berate5 chide5 scold4 criticism2 lecture1 reproach1 trounce1
reprove admonish2
reproving unfavorable2
republic democracy4
repudiate disown3 rebut3 refute2 reject1 renounce1
repudiation renunciation5 debunking3 disclaimer1
repugnance revulsion8 repulsion4 incompatibility3 inconsistency3 disgust2 horror2
repugnant abhorrent9 repulsive7 obscene3
repulse repel5 rebuff4 snub1
repulsion revulsion5 repugnance4 horror1
repulsive abhorrent7 repugnant7 obscene2 repel2 hideous1
reputable respectable3 prestigious2
reputation notoriety3
repute esteem1
request petition3 bespeak2 communicate2
requiem dirge7 lament2
require necessitate7 demand3 involve2
requirement necessity3 prerequisite3 requisite3
requisite necessity3 requirement3
rescind repeal7 annul5 revoke3 vacate2
rescue rescuer5 deliverance4 salvage3 save2 deliver1 salvation1 salve1
rescuer rescue5 saver4 savior3
research inquiry1
researcher investigator8
resemblance likeness3
resemble approximate2
resentful acrimonious5 bitter2 rancorous2
resentment rancor9 bitterness8 enmity2
reserve appropriate2 earmark2 modesty1
reside domicile5 shack4
residence abode5 home2 manse1
resident occupant6
residual remainder4 rest3
residue remainder4 rest3 ash1
resign vacate6 renounce4
resignation surrender2
resilient springy4
resist defy2 elude1 withstand1
resistance opposition4 impedance3
resistant immune1 tolerable1
resolute steadfast2 unshakable2 unwavering2
resolutely decisively3
resolve settle1
resonance sonority2 vibrancy2
resonant resounding8 resound6 evocative3 reminiscent3
resonating resounding9
resort hangout2
resound resonant6 reverberate6 ring3 echo2
resounding resonating9 resonant8 resoundingly8
resoundingly resounding8
resource livelihood2 asset1
resourceful capable1
resourcefulness cleverness1 ingenuity1
respect esteem5 admire1
respectability decency3
respectable reputable3 decent2 presentable2 upstanding1
respectful deferential4
respective various5 single4 individual2 several2
respiration respiratory6
respiratory respiration6
respite reprieve6 hiatus2
resplendent splendid8 glorious3 beautiful2
respond react7 responsive3 answer2 consent2 reply2
response reaction1 reception1 reply1
responsibility obligation7 duty5
responsible accountable2 trustworthy1
responsive respond3 reactive1
responsiveness excitability3 irritability1
rest remainder4 residual3 residue3 stand1
restart resume3
restate reiterate9 iterate7 repeat6 quote3
restaurant eatery9 cafeteria3
restful reposeful9
restitution redress4 compensation1
restive edgy8 uptight8 jumpy7 jittery4
restless discontented3 unsatisfied3
restlessness impatience3
restrain restraint5 confine2 curb2 encumber2 limit2 constrain1 control1 suppress1 throttle1
restraint restrain5
restrict curtail5 confine2 limit1 throttle1
restriction limitation4
restrictive constraining2 regulatory2 repressive2
restructure reconstitute9
result upshot5 consequence4 effect4 ensue4 outcome4
resultant consequent7 subsequent4 outcome2 attendant1 incidental1
resume resumption5 restart3
resumption resume5
resurgence revitalization9 revival8
resurrect upraise7 resuscitate2 revive1
resuscitate revive4 resurrect2 upraise2
retailer distributor3
retain retentive6 retention1
retainer servant4
retaking recapture2
retaliate avenge7 retaliatory6 revenge3
retaliation revenge8
retaliatory retaliate6 punitive4
retard cretin4 idiot4 imbecile3 moron3
retardation deceleration6
retarded cretinous2 moronic2
retch upchuck6 vomit4 puke3 spew2
retention possession2 storage2 ownership1 retain1
retentive retain6 tenacious5
retentiveness memory2 recollection2 remembrance2
rethink afterthought4 reconsideration2
reticent taciturn4
retina retinal7
retinal retina7
retinue entourage9 suite3
retire retiree6 withdraw3
retiree retire6 emeritus2
retort riposte5 comeback4 rejoin3 rejoinder3 sassing1
retrace reconstruct2 trace1
retract forswear8 recant8
retraction disavowal3 disclaimer2 withdrawal2
retreat recede5 withdraw4
retrial retry8
retribution vengeance2
retrieval deliverance1
retrieve regain8 recover6
retroactive retrospective2
retrograde retrogressive2
retrogressive retrograde2
retrospective retroactive2
retry retrial8
return revert1
reunion reunite3
reunite reunion3
reuse recycle5 rehash2
revaluation review3
reveal uncover5 disclose4 divulge4 unveil3 revelation2 unwrap2 expose1
revel revelry5 delight2 merrymaking2
revelation disclosure6 reveal2
reveler celebrant3
revelry revel5 merrymaking4
revenge retaliation8 avenge4 retaliate3
revengeful vengeful9 vindictive7
revenue gross1
reverberate resound6 echo2 ring2
reverberation echo4 repercussion3
revere idolize6 venerate4 adore3 worship2
reverence venerate6 veneration4
reverend clergyman6 priest1 sublime1
reverent godly4 awed3 pious2
reverie daydream3
reversal setback3
reverse overrule2 override1
reversible rechargeable3
revert regress3 mutate1 return1
review reexamine5 critique4 revaluation3
reviewer referee2 scanner2 commentator1
revile vilify9
revise amend2 rewrite2 reorganize1
revision rewrite1
revitalization resurgence9 revival8
revival resurgence8 revitalization8
revive recreate4 resuscitate4 vivify4 upraise2 energize1 renovate1 resurrect1
revoke renege3 repeal3 rescind3 annul2
revolt insurrection7 uprising7 rebellion4 disgust2 revolution2
revolution revolutionary4 revolutionize4 revolt2
revolutionary revolution4 radical3 subversive2
revolutionize revolution4
revolve rotate5 orb2 orbit2 spin1
revolver colt1
revulsion repugnance8 repulsion5 horror3 disgust2
reward honor2
rewrite revise2 revision1
rhetoric rhetorician6 blah1 bombast1 claptrap1
rhetorical oratorical1 ornate1 stylistic1
rhetorician orator9 rhetoric6
rhino rhinoceros9
rhinoceros rhino9
rhyme verse1
rhythm rhythmic4 rhythmical4 periodicity2
rhythmic rhythm4 jazzy2 throbbing1
rhythmical rhythm4 jazzy2 throbbing1
ribbon medal2 thread1
rich wealthy2 affluent1 prosperous1
richly amply6 luxuriously1
richness profusion6 affluence4 fullness1
rickety shaky6 wobbly5 infirm2 unstable1
ricochet bounce4 rebound4
rid riddance6 free1
riddance elimination6 rid6 expulsion4 ejection2 simplification1
riddle enigma2
ride rider5
rider ride5 horseman2 equestrian1
ridicule roast1
ridiculous preposterous5 laughable4 ludicrous4 nonsensical4 cockeyed2 absurd1 farcical1 foolish1 idiotic1 pathetic1
ridiculously ludicrously9
rife prevalent7 predominant6 frequent2
riffle ripple4
rifle firearm4
rift severance2
right correct1
righteous righteously7 righteousness7 upright1
righteously righteous7
righteousness righteous7 justice2 justness1
rightfully truly2
rightly justly7
rightness correctness2
rigid intolerant1
rigidly stiffly4 bolt3
rigor hardship4 severity3 validity3 sternness2 cogency1
rigorous strict5 stringent5 exact1
rigorously strictly1
rile annoy7 irritate6 vex5 bother4 displease4 gravel3 beset2 harass2 harry2 nettle2 devil1 hassle1
riled miffed9 peeved9 annoyed8 displeased4
ring resound3 reverberate2 doughnut1 peal1
ringlet whorl7 scroll4 curl2 coil1
rinse wash2
riot rioter4 carouse2 riotous2
rioter riot4
riotous profuse7 disruptive5 tumultuous5 lush4 turbulent3 abundant2 dissolute2 luxuriant2 riot2 exuberant1
rip rend6
ripe mellowed2
ripening maturation6 mellowing1
riposte retort5 comeback4 rejoinder4 sassing2 rejoin1
ripple riffle4 burble3 undulate3 ruffle2 gurgle1
rise riser2
riser rise2
risk jeopardy4 hazard3 peril3 risky3 gamble2
risky hazardous8 risk3 speculative3 dangerous1
rite ritual4
ritual rite4
ritually ceremonial5 ceremonially4
ritzy elegant1
rival challenger4 competitor4 contender4 rivalry2 match1
rivalry competition3 rival2 contention1
river stream3
rivet pore3 concentrate2 focus2 listen1
road route3 thoroughfare3
roadblock barrier4 barricade2 obstacle2
roadside wayside9
roam rove9 wander8 stray4 vagabond4 drift3 ramble3 swan3
roar thunder4 boom2 wail2
roast ridicule1
rob robber6 robbery5 fleece3 overcharge3 plume3 hook2 soak2 surcharge2
robber rob6
robbery rob5 larceny2 theft2 thieving1
robe bathrobe1
robot android4
robust beefy2 burly2 sturdy2 hardy1 husky1 racy1 stalwart1
robustness validity1
rock stone5 rocky4 sway3 rocker2
rocker rock2
rockers bikers9
rocket missile2 skyrocket2 projectile1
rocky stony6 rock4 bumpy2
rodeo exhibition2
roe caviar2
rogue rascal8 scoundrel3 villain2
roguish devilish2 playful2
roiling churning5 turbulent5 agitated2
role function3 persona3 duty1 usefulness1
roll roster1
roller grounder2
rollick cavort9 skylark7 frolic6 frisk5 lark5 romp5 sport1
rollicking playful2
romance romantic1 woo1
romantic romanticism2 amorous1 idealist1 romance1
romanticism romantic2
romanticize glamorize6 idealize3
romp cavort5 frolic5 rollick5 skylark4 blowout3 frisk3 lark3 runaway2 tomboy2
roof roofer1
roofer thatcher2 roof1
rook defraud5 swindle4 con2
rookie greenhorn9 cub5
roommate roomy6
roomy roommate6 spacious2
roost perch4
root origin2 source1
rooter fan3
rootless vagabond4
rosebud bud1
roster roll1
rostrum dais8 podium8 pulpit8
rosy optimistic2
rot guff1
rotary roundabout2
rotate revolve5 spin1 twiddle1 twirl1
rotation gyration1
rote memorization4
rotten crappy7 shitty7 stinking6 lousy5 unsound1
rotund corpulent3 obese3
rotundity roundness3
roughage bran2 fiber1
roughly approximately8
roughneck hooligan9 ruffian9 rowdy6 bully4
roughness harshness1 hoarseness1
round circular4
roundabout circuitous7 rotary2
rounder libertine5
roundly bluntly4
roundness rotundity3 plumpness2
rousing arousal4
rout mob3 rabble3
route itinerary5 road3 direction2 path2
routine unremarkable4 everyday3 mundane3 subprogram2 subroutine2
rove roam9 wander8 stray4 vagabond4 drift3 ramble3 swan3
rowboat dinghy9
rowdy hooligan6 roughneck6 ruffian6 bully3 raucous3 disorderly2
royal monarch5
rub wipe2
rubber rubbery4 latex2
rubbery rubber4 elastic1
rubbish trash4 debris3 rubble3 junk2 dust1 scrap1 tripe1
rubble debris9 junk6 dust4 rubbish3 trash2
rubella measles4
ruby reddish5 crimson4 red3 scarlet3 cherry2 ruddy2
rucksack haversack9 knapsack9 backpack6
ruckus rumpus7 din5 commotion4 ado3 bustle2 flurry2 tumult2
ruddy reddish4 florid3 red3 scarlet3 cherry2 crimson2 ruby2
rude impolite3
rudely impolitely9
rudeness discourtesy4 crudity3
rudimentary fundamental3 basic1
rue regret5 repent2
rueful contrite9 remorseful9 ruefully8 repentant5 penitent3
ruefully rueful8
ruff frill2 trumping1
ruffian hooligan9 roughneck9 rowdy6 bully4
ruffle undulate3 flounce2 ripple2
ruffled frilly5
rug carpet6
ruin destroy3 ruinous3 desolation1
ruinous catastrophic8 ruin3 harmful2
rule convention2 ruler2
ruler monarch2 rule2 sovereign1
rum rummy5 curious4 peculiar4 queer4 funny2 singular2 strange2
rumble grumble3 growl2
ruminate ponder5 meditate4 muse4 mull3 reflect2
rummy drunkard5 rum5 wino5 curious4 peculiar4 queer4 boozer2 funny2 singular2 strange2
rumor hearsay5 gossip1
rump ass2 buns2 buttocks2 haunch2 tush2
rumple pucker3 crumple2
rumpled disheveled9 tousled9 untidy3
rumpus ruckus7 commotion3 din3 ado2 agitate1 bustle1 flurry1 foment1 tumult1
run hurry2 lam2 runner1
runaway blowout3 romp2 uncontrolled2 fugitive1
rundown summation7
runner smuggler6 jogger1 run1
runoff overflow2
runt shrimp5
rupture tear4 severance2 hernia1 rend1 snap1
rural folksy1
ruse artifice9
rush hasten3 race3 speed1
russet homespun1
rust corrode5 rusty2
rusted rusty4
rustic hick3 commoner1
rustle rustler3
rustler rustle3
rusty rusted4 rust2
rut groove3 furrow1
rutabaga turnip1
ruthless remorseless9 pitiless8 merciless5
ruthlessness cruelty1
saber scimitar1
sabotage undermine4 disobey2
saboteur wrecker3
sac pouch2 pocket1 sack1
sack sac1
sacred sanctified3 consecrated1
sacrifice relinquish2
sacrilege desecration9 sacrilegious8 blasphemy4 irreverence2
sacrilegious blasphemous8 sacrilege8 irreverent4
sacrosanct inviolate4
sad tragic3 doleful2 lamentable1 melancholy1 wistful1
sadism sadist8 sadistic8
sadist sadism8
sadistic sadism8
sadly unhappily4 deplorably1 woefully1
sadness unhappiness6 bereavement1
safeguard precaution4
safety refuge2 security2
saffron crocus3
sag droop7 slump1
sagacious politic1 wise1
sage mentor1
sail sailor5 sweep1
sailor sail5 mariner4 seafarer4 seaman3 gob2 boater1
saint sanctify4 canonize1 enshrine1
saintly angelic8
sake interest3 benefit2 welfare2
salable marketable4
salacious prurient7 lewd4
salamander poker2
salary remuneration8 wage8 earnings5 pay2
sale marketing2
salesclerk clerk4
salesgirl saleswoman9
salesman salesmanship8 salesperson5
salesmanship salesman8
salesperson salesman5
saleswoman salesgirl9
salient prominent5 outstanding3 conspicuous2
saliva spittle9 salivary8 salivate7 slobber2 spit1
salivary saliva8
salivate saliva7 drivel2 drool2 slaver2 slobber2 covet1
sallow sickly5
sally wisecrack4 quip2
saloon barroom7 pub4 bar3
salt salty3 salter2
salter salt2
saltwater brine5
salty salt3
salubrious wholesome2 healthy1
salutary healthful2
salvage save4 rescue3 salve3
salvation redemption6 deliverance3 rescue1
salve ointment4 balm3 salvage3 save3 rescue1
salvo volley4
sameness similarity4 monotony3 humdrum2
sample example2
sampler taster4
sanatorium sanitarium7 madhouse5 bedlam2
sanctified consecrated5 holy3 sacred3
sanctify hallow7 saint4 purify2
sanctimonious pious3
sanction approve5 imprimatur4 authorize2 endorse2 okay2
sanctity holiness9
sanctuary asylum3 chancel3
sand sandy4 sandpaper2
sandman gremlin3 elf2 imp2 pixie2
sandpaper sand2
sandy sand4 blond2 blonde1
sane sanity7
sanitarium sanatorium7
sanitary hygienic6 healthful3
sanity sane7 rationality2
sap fool2
sarcasm satire9 sarcastic8 irony7
sarcastic sarcasm8 sardonic3 satirical3 barbed2
sardonic sarcastic3
sash waistband5 girdle1
sashay sidle3 prance2 excursion1 strut1 swagger1
sassing comeback3 rejoinder3 riposte2 retort1
sassy impudent5 saucy5 impertinent3 smart2
satanic demonic8 fiendish8 diabolical4 hellish4 unholy4 infernal3
satiate overeat3 overindulge3 replete3 glut2 gorge2 jaded1
satin satiny8
satiny silken9 silky9 satin8 sleek2 slick1
satire sarcasm9 satirist8 irony7
satirical sarcastic3
satirist satire8
satirize lampoon7
satisfaction contentment4 gratification3 atonement1
satisfactorily satisfactory6
satisfactory satisfactorily6 satisfy4 fine2 okay2
satisfy fulfill4 gratify4 satisfactory4 suffice3
saturate impregnate2
saucer disk5 disc2 dot2
saucy impertinent7 pert7 sassy5 irreverent3 impudent2
saunter stroll7 amble2
sausage blimp2
savage cruel5 barbarian4 barbarous4 brutal4 vicious4 barbaric2 inhumane2
savagely brutally8 viciously8
savageness savagery7
savagery savageness7 brutality6 barbarism3
save saver5 salvage4 salve3 rescue2
saver save5 rescuer4 hoarder1
savior rescuer3
savor bask5 relish5 enjoy4 flavor1 taste1
savory spicy2
savvy comprehend6 apprehend5 apprehension3 grasp3
sawhorse trestle1
say state4 tell4 utter3 allege2 express2
scads gobs9 oodles9 slews9 wads9
scalar scale1
scale scalar1
scallop cutlet2
scalp scalper4
scalper scalp4 plunger2 tout2 speculator1
scamper scurry9 scuttle6
scandalize appall7 outrage5 shock3 sicken3 nauseate2 offend2 disgust1
scandalous disgraceful7 immoral3 shameful3
scanner reviewer2
scant skimp5 insufficient2
scanty pantie5 meager3 bare2 stingy1
scar scarify5
scarce hardly6 barely5 scarcity5
scarcely hardly9 barely8
scarcity scarce5 paucity3 rarity2 dearth1
scare frighten6 daunt4 fright3
scared frightened5 afraid2
scarify scar5 puncture1
scarlet reddish6 crimson4 red4 cherry3 ruby3 ruddy3 vermilion3
scary shivery4
scathing scathingly8 critical1
scathingly scathing8
scatter disperse6 dissipate6 sprinkle2
scatterbrained flighty4
scattered garbled3 disjointed2 confused1 disordered1 illogical1
scavenger magpie1
scene scenic3 vista3 panorama2
scenery landscape2 scenic2
scenic scene3 scenery2 beautiful1
scent aroma5 fragrance5 perfume4 odor2
scented fragrant1
schedule agenda4
scheme strategy7 schemer1
schemer plotter6 angler2 scheme1
schism severance1
schizophrenia schizophrenic6 psychosis3
schizophrenic schizophrenia6 psycho1
schmaltz sentimentality2
schmaltzy maudlin9 mawkish9 mushy5 sentimental5
schmuck dork3
scholar scholarship4 learner3 student3 intellectual1
scholarly erudite5 pedantic5
scholarship erudition5 scholar4
scholastic pedant4 school4 bookworm3 purist1
school scholastic4 schoolhouse2
schoolboy schoolchild3
schoolchild schoolboy3 pupil1
schoolhouse school2
schoolmarm schoolmistress9 schoolteacher4 mistress3
schoolmaster headmaster7
schoolmate classmate9
schoolmistress schoolmarm9 schoolteacher4 mistress3
schoolroom classroom9
schoolteacher schoolmarm4 schoolmistress4
science scientist7
scientific technological2
scientist science7
scimitar saber1
scoff jeer8 flout6 scoffing6 gibe3 mockery3 tantalize2 taunt2 bait1 barrack1
scoffing mockery7 scoff6 jeer4 derision3
scold berate6 chide6 rebuke5 reproof4 grouch2 grumble2 reprimand2 trounce2 lecture1 nag1 remonstrate1
scoot dash6 scud6 scooter5 dart3 flash1
scooter scoot5
scope range5 compass4 extent2 orbit2
scorch sear5 singe3
scorched parched7
score scorer2 valuation1
scoreless unsuccessful2
scorer score2 logger1
scorn disdain8 contempt5 despise4 spurn3
scornful contemptuous9 disdainful8 disrespectful3
scornfully contemptuously9
scotch frustrate3 thwart3 frugal2 stinting2 bilk1 disappoint1
scoundrel villain7 rogue3 rascal2
scour scrub2
scoured eroded9
scourge bane3 devastate1
scout reconnoiter6 sentinel5 sentry5 lookout3 picket2 watchman1
scowl frown2
scrabble scribble4 doodle3
scraggly untidy2
scramble clamber3 shin1
scrap trash4 fleck3 junk3 chip2 quarrel2 bit1 rubbish1
scrape scratch2
scrappy aggressive1
scratch fray2 scrape2 scratchy1
scratchiness harshness7
scratchy abrasive4 peevish4 petulant4 testy4 irritable3 cranky1 nettlesome1 raspy1 scratch1
scrawl scribble5
scrawny underweight8 skinny5 weedy4
scream yell6 cry3 holler3 shout3 shriek3 squall3 call1 screech1
screech creak5 squeak4 screechy3 shriek3 squawk3 scream1
screechy squeaky9 screech3
screw hump3 copulate2 jailer2 mate1
scribble scrawl5 scrabble4 doodle2
scrimp stint5 skimp3
script handwriting2
scriptural biblical8
scripture bible8
scroll ringlet4 whorl4 curl1
scrooge skinflint9
scrounge forage4
scrub scour2
scruff nape9
scruffy seedy4
scruple misgiving2 qualm2 scrupulous2
scruples conscience7 ethics3 morality2
scrupulous painstaking5 conscientious4 scruple2
scrupulously conscientiously9 religiously3
scrutinize scrutiny6
scrutiny examination6 scrutinize6 investigation1 study1
scud scoot6 dash4 dart2
scuff mule1
scuffle tussle6 shamble3 hassle2 shuffle2
scum ragtag2 trash1
scurrilous abusive7
scurry scamper9 scuttle5
scuttle scamper6 scurry5 hatchway3
scythe mow1
sea marine4
seacoast seashore9 coast8 shore3
seafarer mariner9 seaman8 gob7 sailor4 jack3 tar3
seafaring voyage1
seam crinkle1 wrinkle1
seaman mariner8 seafarer8 gob6 sailor3 tar3 jack2
seamstress dressmaker9
seaport harbor6 haven4 port2
sear scorch5 shriveled3 withered2
search seek2 explore1
seashore seacoast9 coast8 shore3
season summer1 summertime1
seasonable opportune3 timely2
seat buns3 buttocks3 tush3 ass2 backside1 induct1
secede splinter4 secession2
secession secede2
seclude seclusion4 withdraw1
secluded privy3 cloistered2
seclusion privacy6 seclude4
secondarily secondary7
secondary secondarily7 supplemental2 supplementary1
secrecy concealment3 privacy2
secret clandestine2 undercover2
secretary receptionist1
secrete release1
sect faction1
section locality1 music1 segment1 vicinity1
secular layman3 worldly2
secure procure6 fasten2
securely firmly3
securer procurer4
security safety2
sedate staid6 decorous3 sedative3 hypnotize2 solemn2 tranquilize2 sober1
sedative downer6 tranquilizing6 sedate3
sediment sedimentary5 deposit2 dregs2
sedimentary sediment5
sedimentation deposit3
seduce seduction4
seduction seduce4
seductive alluring4 beguiling3 insidious2
see perceive2 seer2 realize1
seedy scruffy4 ailing3 unwell3 indisposed2 sordid1 squalid1
seek try4 attempt2 search2
seem appear6 look4
seemingly apparently9 ostensibly9
seep seepage8 ooze5
seepage seep8 oozing6 ooze3
seer visionary3 diviner2 oracle2 prophet2 see2
seesaw teeter5
seethe buzz2 teem2 hum1 swarm1
seething agitated1
segment subsection2 section1
segmentation cleavage2 zoning1
segregation segregationist4 sequestration2
segregationist segregation4
seismic unstable1
seize clutch5 confiscate2 impound2
seldom rarely9
select choose7 selector6 decide4
selection choice5 decision3 option2
selector select6
self consciousness2 ego2
selfish narcissistic4
selfishness opportunism3 stinginess3
selfless altruistic9
sell seller7 exchange1
seller marketer9 vendor9 sell7
sellout betrayal2
semblance illusion3
semen ejaculate4
semiconductor germanium3
semifinal semifinalist8
semifinalist semifinal8
semiprecious valuable1
semiskilled unskilled1
senator senatorial8
senatorial senator8
send sender2
sender transmitter7 send2
senior elder1
seniority longevity2
sensation sense3 hotshot2 superstar2 wiz2 adept1 perception1 virtuoso1 wizard1
sensational sensationally5 lurid2
sensationalism empiricism1 journalese1
sensationally sensational5
sense sensation3 sensor3 awareness2 cognizance2 gumption2 sensitive2 sensuous2
senseless unreasonable2 superfluous1
sensible reasonable5 levelheaded3 tenable2
sensibly reasonably3
sensitive sense2
sensor detector8 sense3
sensory receptive1
sensual carnal7 sultry3 physical2
sensuous sense2
sentience sentient5 awareness2 faculty1 module1
sentient sentience5 animate1
sentiment opinion4 persuasion3 judgment1
sentimental maudlin5 mawkish5 schmaltzy5 mushy3
sentimentality schmaltz2
sentinel sentry9 lookout6 picket5 scout5 watchman3
sentry sentinel9 lookout6 picket5 scout5 watchman3
separable divisible4
separate divide2 differentiate1 distinguish1
separately individually9 singly4
separation breakup2 isolation1
separator centrifuge4
sepia mahogany1
septic infectious3
sepulcher tomb3
sequel continuation1
sequence succession3 sequential2 series2
sequential successive9 serial5 consecutive2 sequence2
sequentially consecutive4
sequestration segregation2
sequin spangle5
serene calm4 tranquil4
serenity tranquility6 calmness2 composure2 equanimity2 peace2 repose2
serial sequential5 successive5 series4 consecutive1
series serial4 ordination2 sequence2
serious seriously6 solemn2 grievous1 sober1
seriously earnestly8 serious6 badly2 severely2
seriousness earnestness7 sincerity4 solemnity1
sermon preaching9 discourse2
serpent snake7
servant retainer4
serve suffice2 server1
server waiter6 serve1
serviceable operational2 usable1
serviceman man4 officer2
services employment1
serviette napkin7
servile slavish1
set put2 place1
setback reversal3 blow1
setter typesetter7 printer2
settle settler2 resolve1 settlement1
settlement colony5 colonization3 village3 settle1
settler colonist8 migrant2 settle2
setup apparatus7
sever lop4
several different3 respective2
severance rift2 rupture2 schism1
severe austere2 knockout2 wicked2 terrible1
severely badly5 sternly4 gravely2 seriously2
severity rigor3 hardship2 badness1
sew stitch5 sewer3
sewer sew3
sex sexual1
sexism sexist5
sexist sexism5 discriminatory1
sexual sex1
sexuality maleness4 gender3 masculinity3
sexy luscious2 voluptuous2 erotic1 prurient1
shabbily shabby6
shabby tatty7 shabbily6 ratty4
shack hovel6 shanty5 reside4 domicile3 hutch3 hut2
shackle hamper3 fetter2 pinion2
shackled fettered9
shade nuance2 tint2 shadow1 subtlety1
shadow shadowy4 darkness1 shade1
shadowy shadow4 wispy2 dim1 faint1 indistinct1 shady1
shady untrustworthy3 fishy1 shadowy1
shaft barb3 jibe3 gibe2
shaggy bushy7
shake tremble2
shakeup reorganization7
shaky rickety6 wobbly5 trembling3 unstable1
shallow shoal4
shallowness superficiality7 glibness3
sham feign4 dissemble2 fake2 faker2 fictitious2 impostor2 pretend1
shamble shuffle7 scuffle3
shame disgrace5 dishonor1 embarrassment1
shameful disgraceful8 inglorious7 dishonorable3 scandalous3
shamefully disgracefully9
shamelessly unashamedly9
shanty hovel8 shack5 hutch4 hut3
shantytown slum2
shape configuration3 contour2 form1
shapeless amorphous7 formless6
shapely buxom2
shard fragment3
share allotment1 overlap1 percentage1
shareholder stockholder9 investor4
sharp astute2 crisp2 incisive2 shrewd2 keen1
sharply aggressively7 crisply3
sharpness keenness5
shave shaver5
shaver shave5 kid4 youngster4 child3 minor1
sheaf bundle4 package1 parcel1
sheath holster2
sheen luster5
sheepish docile2 ashamed1
sheepskin diploma2 fleece2 parchment1
sheer veer3 absolute2 swerve2 downright1
shelf ledge2
shell ammo2 ammunition2
shellfish mollusk5
shelve postpone8 defer6 remit2
shenanigan devilment7 mischief6 wile5 misbehavior2 misdeed2 trickery2 guile1
shibboleth motto7 slogan7
shift transformation2
shifty devious3 untrustworthy3
shin clamber4 scramble1
shine glisten3 glint2 glitter2 gleam1
shingles herpes2
shiny glistening8 lustrous5 glossy2
ship shipment2 vessel2
shipment cargo6 consignment5 freight4 payload3 ship2 dispatch1
shipshape trim1
shirk fiddle4 malinger2
shit crap7 turd5 poop3 bullshit2 defecate2 guff2 snitch1
shitty crappy9 stinking8 lousy7 rotten7 bad1
shiver shudder7 shivery2 tremble1
shivery scary4 shiver2
shoal shallow4
shock scandalize3 stupor3 appall2 daze2 outrage1 startle1
shoddily shoddy4
shoddy shoddily4 misleading2 tawdry2
shoe footwear2
shoelace shoestring8 lace1
shoestring shoelace8 lace1
shoot injure1 shooter1
shooter marksman2 shoot1
shop shopper4 store3 outlet2 workshop1
shopkeeper storekeeper9 tradesman9
shoplifter booster3
shoplifting shrinkage3
shopper shop4
shore coast3 seacoast3 seashore3
short brief1
shortage shortfall7 deficit5 dearth4 famine4 inadequacy2
shortcoming defect4
shorten abbreviate4 abridge4 foreshorten4
shortfall deficit7 shortage7 inadequacy2 deficiency1
shorthand stenography5
shortly presently4 soon4 curtly3
shortness truncation1
shortsighted myopic7 nearsighted3
shot pellet2
shout yell4 cry3 scream3 squall2 holler1 outcry1
shove jostle2
show demonstrate5 prove2 present1
showdown confrontation2
shower lavish2
showman promoter2 exhibitor1 pornographer1
showpiece curio3
showy flamboyant4 ostentatious3 pretentious1
shred smidgen6 whit6 iota5 rag2 tatter2
shrewd astute8 sharp2 smart2
shrewdly astutely9
shrewdness slyness3 cunning2 guile2
shriek scream3 screech3 pipe2 shrill2
shrill shrilly6 shriek2
shrilly shrill6
shrimp runt5 prawn2
shrine enshrine4
shrink shrivel4 wither4 cringe3 flinch3 psychiatrist3 quail2 recoil2 shrinkage2 wince2
shrinkage shoplifting3 shrink2 compression1
shrivel wither6 shrink4
shriveled withered7 wizened4 sear3
shrub bush5
shuck stubble4 chaff3 husk3 stalk2 bran1 straw1
shucks darn4 damn1
shudder shiver7
shuffle shamble7 scuffle2
shun eschew8 banish2 ostracize2
shut close3 shutter3
shutdown layoff3
shutter shut3
shy shyly4 shyness4 unsure4 diffident3 insufficient1
shyly timidly9 shy4
shyness shy4
sick nauseated5 ill2 nauseous2 queasy2 upchuck2 demented1 disgusted1
sicken nauseate6 appall3 scandalize3 disgust2 outrage2
sickly sallow5 ailing4 unwell4 indisposed3
sickness illness8 malady5 disease4 nausea1
sidekick buddy9 crony9 chum7 pal6
sideline hobby2
sidelong askance3 squint2 lateral1
sidestep evade6 hedge4 fudge3 skirt3 circumvent2 dodge2 parry2 elude1
sidetrack straggle4 digress3 turnout2
sidewalk pavement3
sidle sashay3
siege blockade2
siesta catnap2 snooze2
sieve sift3 strainer2
sift sieve3
sight visual2 detect1
sightless unseeing4
sightseer tourist3
sign ratify3 signature2 signer1 signify1 subscribe1
signal symbol3 bespeak2 indicate1
signatory signer5
signature sign2
signer signatory5 sign1
significance implication2 import1
significant substantial4 considerable2
significantly importantly2
signify denote2 mean2 sign1
silence silent3
silent mum3 silence3 quiet1
silently mutely9
silk silky7
silken satiny9 silky9 sleek2 slick1
silky satiny9 silken9 silk7 sleek2 slick1
sill doorstep2 windowsill2
silliness giddiness4 absurdity3
silly wacky6 goofy5 zany4 foolish3 dizzy1 giddy1
silver silvery2
silvery silver2
similar analogous2 akin1 alike1 quasi1
similarity sameness4
similarly likewise7
simmer boil1
simple simplicity5 elementary2 simplistic1
simplicity simple5
simplification simplify6 elimination1 oversimplification1 riddance1
simplify simplification6
simplistic simple1
simply merely7
simulate imitate6 reproduce3 copy2
simulated imitation3 artificial2 fake1
simulator trainer2
simultaneous coincidental9 concurrent9 synchronous3
sin sinner3
sincere heartfelt2 wholehearted2 earnest1 genuine1 honest1 solemn1
sincerity earnestness5 seriousness4 solemnity1 truthfulness1
sinew tendon7 brawn5 sinewy2
sinewy stringy3 brawny2 sinew2 hefty1
sinful ungodly8 wicked2
sinfulness wickedness1
sing singer5 song5
singe scorch3
singer vocalist8 sing5
single singly6 individual4 respective4 various2
singly single6 individually4 separately4
singular remarkable5 curious2 peculiar2 queer2 rum2 rummy2 funny1 strange1
singularity uniqueness8 individualism2 individuality2
sinister ominous7 baleful3
sinner evildoer9 sin3
sire beget7 engender2 forefather2
sis sister9
sissy effeminate6 milquetoast6 emasculate3
sister sis9 sisterhood6
sisterhood sister6
sitter babysitter3
situate locate4 deposit1
situated located9
skate skater5
skateboarder skater3
skater skate5 skateboarder3
skeletal emaciated2 gaunt2 skeleton2 bony1 cadaverous1
skeleton skeletal2
skeptic pessimist3
skeptical incredulous3 distrustful2
skepticism incredulity8 disbelief7 agnosticism2
sketch vignette3 sketchy1
sketchy incomplete1 sketch1
ski skier5
skier ski5
skill accomplishment2 attainment2
skillful proficient7 adept6 expert2
skim nonfat1
skimp scant5 scrimp3 stint2
skimpy insufficient2
skin clamber1 skinny1
skinflint scrooge9
skinny underweight6 scrawny5 weedy3 skin1
skip hop1
skipper captain2
skirmish encounter2
skirt evade3 sidestep3 hedge2 fudge1
skittish spooky9 flighty5 excitable3
skulk lurk6 malinger4
skulking malingering9
skullcap yarmulke2
skunk puke4 bum3 crumb2
sky celestial6 heavenly3
skydive chute2 parachute2
skylark cavort7 rollick7 frisk4 frolic4 lark4 romp4
skyline horizon3
skyrocket rocket2
slab tablet2
slack slacker2 falloff1
slacker slack2
slag dross3
slake quench5 abate3 allay3
slam bang4
slander calumniate5 defame5 besmirch4 denigrate3 defamation2 aspersion1 calumny1
slang argot3 lingo3 dupe2 jargon2 vernacular1
slant angle1
slanting diagonal2
slap smack1
slash flog3 gash3 lash2 trounce2 lather1 welt1 whip1
slaughter butcher3 massacre2 trouncing2
slaughterhouse butchery7
slaver slobber4 drivel3 drool2 salivate2
slavery bondage4 subjugation2
slavish unoriginal2 servile1 submissive1
slay murder3
slaying murder8 homicide5
sleazy crummy4 punk2 sordid2 squalid2 tinny2 bum1
sled sleigh9
sledgehammer maul3
sleek satiny2 silken2 silky2 slick2
sleep slumber8 sleeper5 sleepy4
sleeper sleep5
sleepily sleepy8
sleepless watchful3
sleeplessness wakefulness3
sleepy sleepily8 sleep4 asleep3
sleeveless fruitless5 futile3 vain3
sleigh sled9
slender slim6 lithe2
slews gobs9 oodles9 scads9 wads9
slice slit1
slick sleek2 satiny1 silken1 silky1
slicker cheater2
slide slither5 glide1 slip1
slight little2 tenuous1
slightly somewhat8
slim slender6
slime goo5 gunk5 slimy4 ooze3 muck2 sludge1
slimy despicable5 slime4 vile3 worthless2 slippery1
sling catapult3 slingshot2
slingshot catapult4 sling2
slip gaffe3 slide1 steal1
slippery nonstick2 slithering2 tricky2 slimy1 untrustworthy1
slipshod haphazard3 careless2
slit puss2 pussy2 slice1
slither slide5
slithering slippery2
sliver splinter6
slob litterbug3 pig2 slut2
slobber drivel7 drool5 slaver4 saliva2 salivate2 spittle2 dribble1
slog plod4 trudge4 slug2 swig1
slogan motto9 shibboleth7
slop spill2 splatter2 swill2 slosh1
slope incline3 bank1
sloppily sloppy6
sloppy sloppily6 marshy2 swampy2 untidy2 waterlogged2 baggy1 muddy1 soggy1
slosh slush5 slop1 splash1
sloshed crocked9 soaked9 inebriated4 intoxicated3 cockeyed2
slothful indolent8 lazy5 idle3
slouch slump3
slovenliness slovenly7
slovenly slovenliness7 untidy2
slow slower5 slowest5 slowly5 decelerate3 lazy1
slowdown lag3
slower slow5
slowest slow5
slowly slow5
slowness awkwardness5 clumsiness5 ineptitude5
sludge goo3 gunk3 ooze1 precipitate1 slime1
slug bullet5 slugger5 swig3 slog2 laze1 projectile1
slugger batsman8 hitter7 slug5 batter4
sluggish sulky2 torpid2
slum shantytown2
slumber sleep8
slump falloff4 slouch3 sag1
slur aspersion2 blot1
slurred unintelligible4 thick1
slush slosh5
slut slob2 adulterer1
sly crafty9 foxy9 wily9 slyly8 slyness8 tricky3 artful2 cunning2
slyly craftily9 sly8 cunningly5 artfully2
slyness sly8 guile7 cunning6 shrewdness3
smack thwack3 reek1 slap1
small little6 littler1 smaller1 tiny1
smaller littler9 small1
smart astute3 cagey2 canny2 chic2 sassy2 shrewd2 clever1
smartly cleverly7 clever4 vigorous4 vigorously4
smash bash2 blast1 boom1
smattering handful5
smear smudge2 blot1
smell odor4 aroma2 smelly2
smelly fetid9 stinking4 foul3 smell2
smidgen whit9 iota7 shred6
smile grimace3 grin2
smitten stricken4 enamored3 infatuated3
smock coverall2 gabardine1
smog smoggy8
smoggy smog8
smoke smoky5 aerosol3 fume3 smoker2
smoker smoke2
smoky smoke5 blackened3
smooching fondling9 foreplay3
smooth smoother4 suave1 velvety1
smoother smooth4
smoothness eloquence3 fluency2 texture2
smother asphyxiate2 clutter2 jumble2 muddle2 muffle2 stifle2 suffocate2 surround2 welter2
smudge blot3 smear2
smug content1
smuggle smuggler8 export3 import2
smuggler smuggle8 runner6
smugness complacency4
smut soot3 crock2
snack collation5 refreshment1
snake serpent7
snap snarl3 rupture1 tear1
snappy dapper1 natty1 spiffy1
snare trap3 entrap2
snarl snap3
snazzy stylish2
sneak pussyfoot5 stealthy3 creep2 furtive2 prowler2 sneaky2 surreptitious2 filch1 pilfer1 purloin1
sneaker canary2 snitch2
sneaky underhanded6 stealthy5 furtive4 surreptitious4 sneak2 crooked1
sneer leer2
snicker snort1
snide supercilious4
sniff whiff3
sniffle blubber3
snip snippet6 clip2 lop1 prune1
snipe sniper3
sniper snipe3
snippet snip6
snitch thieve5 canary3 sneaker2 informer1 shit1
snob snobby8 snot7
snobbery exclusiveness5
snobbish snobby9 clannish4
snobby snobbish9 snob8 clannish4
snoop spy3 eavesdropper2 monitor2 stag1
snooze doze5 catnap4 drowse4 nap2 siesta2
snorkel breather2
snort razzing2 huff1 snicker1
snot snob7
snout hooter3 nozzle1
snow snowfall5 snowy3
snowfall snow5
snowflake flake3
snowstorm blizzard8
snowy snow3
snub disregard3 ignore3 rebuff3 repulse1 spurn1
snuggle nestle8 cuddle7 nuzzle5
soak rob2 fleece1 overcharge1 plume1 souse1
soaked crocked9 sloshed9 inebriated4 intoxicated3 cockeyed2
soap soapy5 cleanser3 cleaner2
soapsuds suds6 lather5 foam2 froth2
soapy soap5 buttery2 oily2 insincere1
soar zoom2
sob bastard2 motherfucker2
sober solemn4 grave2 sedate1 serious1 somber1
soberly gravely8
sobriety dryness1
sociable mixer4 congenial2 convivial2 companionable1
social societal8 society7
socialism socialistic8 socialist4
socialist socialism4
socialistic socialism8
socialize entertain3
societal social8 society8
society societal8 social7 guild2
socioeconomic economic2
sociologist sociology8
sociology sociologist8
sociopath psychopath9
sock bash3 bop2 hosiery2
sod sward7 turf4
soda tonic1
sofa couch7 lounge4
soften relent1
softly quietly5
softness disability1
softy weakling3
soggy marshy7 swampy7 waterlogged7 muddy5 torpid2 sloppy1
soil dirt8 grunge7 grime6 filth3 grease1
solace consolation6 soothe4 comfort3 console3 tranquilize2
solar sun6
sole lonesome4 exclusive3
solely exclusively9 alone5 entirely2
solemn sober4 earnest3 grave3 sedate2 serious2 sincere1
solemnity earnestness2 seriousness1 sincerity1
solicit solicitor5 beg4 woo1
solicitor canvasser5 solicit5
solid solidify2
solidify solid2 congeal1 jell1
solidity consistency2
solitary lone3 lonely1 recluse1
solo soloist4 alone1 unaccompanied1
soloist solo4
soluble solvable2 answerable1
solution mixture1
solvable soluble2
solve solvent2 lick1
solvent solve2
somber drab3 depressing2 sober1
somehow someway7
someplace somewhere9
somersault flip3
sometime onetime3 erstwhile2 former2
someway somehow7
somewhat slightly8 fairly2 moderately2 reasonably2 pretty1
somewhere someplace9
somnolent asleep2
son boy2 logos1
sonata symphony3
song sing5 opus3 vocal2
sonic audible1
sonny lad4 cub3
sonority vibrancy9 resonance2
soon presently8 shortly4
sooner preferably3
soot sooty5 crock3 smut3
soothe console4 solace4 comfort3 tranquilize3
soothsayer predictor7 astrologer3
sooty soot5 jet2
sophisticate civilize1
sophisticated intelligent2 urbane2
sophistication edification7 disenchantment3 disillusionment3 sophistry3 disillusion2 enlightenment2
sophistry sophistication3
sophomore underclassman3
soprano treble3 coloratura2
sorcerer magician3 wizard3
sordid squalid8 disreputable3 sleazy2 seedy1
sore painful2 tender2
sorely painfully1
sorrow grieve3 grief2 heartache2 heartbreak2 compunction1 regret1 remorse1
sorrowful brokenhearted2 heartbreaking2 heartbroken2 lugubrious2 mournful2 plaintive2 woeful2
sorry regretful7 lamentable4 deplorable3 dismal2 pitiful1
sort kind8 form3 type3 category2
soul person4 psyche3 individual2 mortal2 organism2 spirit1
soundly thoroughly3
soundproof impervious2
sour rancid2
source origin5 germ2 root1
sourdough prospector1
souse boozer4 alcoholic2 lush2 drenching1 drunkard1 dunk1 soak1 wino1
south confederacy1
southbound southward4
southeast southeastern1
southeastern southeast1
southerly southward3 southern1
southern southerly1
southerner confederate1
southpaw lefty6
southward southbound4 southerly3
southwest sw4
souvenir keepsake8 memento4 relic3
sovereign monarch5 autonomous4 independent2 king2 ruler1 supreme1
spa playground2
space spacial4 spatial4 infinite1
spacial spatial9 spatially8 space4
spacious spaciousness7 roomy2
spaciousness spacious7
spade nigger1
span traverse2
spangle sequin5
spangled jeweled9 beady4
spanking brisk4 alert2 energetic1
spare sparer4 redundant1
sparer spare4
spark actuate4 activate3 arc2 glint2 sparkle2 trigger2 flicker1 verve1
sparkle sparkler3 spark2 verve2 glitter1 twinkle1 vitality1
sparkler sparkle3 diamond2
sparkling effervescent3 starry3 twinkle2
sparse thin1
sparseness thinness1
spasm cramp4
spasmodic convulsive6 fitful3
spate mint3 batch2 heap2 mass2 peck2 pile2 plenty2 raft2 surge2 wad2 flock1 stack1
spatial spacial9 space4
spatially spacial8
spatter splatter5 sputtering5 splutter3 sputter2 swash1
spawn engender5 breed2
spay neuter4 castrate1
spayed castrated4
speak talk7 speaker4 speech1
speaker talker7 speak4 loudspeaker3
spear lance4 impale2
special particular4 peculiar3 specific3 especial2
specially especially5 particularly5 peculiarly1
specialty forte4 peculiarity2 foible1 idiosyncrasy1
specific special3 particular2 peculiar2
specification specify4
specify stipulate5 specification4 define2 delimit2
specious spurious5 false1 gilded1
speck corpuscle3 mite3 particle3 pinpoint2 tinge1
speckled flecked9
spectacular dramatic3 impressive1
spectator viewer7 watcher7 beholder3 observer2 witness2
specter ghost5 apparition3 spook3 phantom2
spectral spectrum6 ghostly5
spectrum spectral6
speculate hypothesize6 theorize5 conjecture4 meditate2 muse2 ponder2 suppose2 mull1
speculation conjecture5 supposition4 surmise3
speculative risky3 inquisitive2 notional2 theoretic1 theoretical1 unsound1
speculator plunger3 scalper1
speech speak1
speechless dumb2 inarticulate2
speed velocity6 speedy4 accelerate2 quicken2 hasten1 race1 rush1
speedboat hydroplane1
speedily rapidly9 quickly7 speedy4
speedy speed4 speedily4 quick3
spell trance4 enchantment2 speller2
spellbind transfix6 fascinate4 mesmerize4 bewitch2 grip1 magnetize1
spellbinding hypnotic3 attractive1
spellbound enchanted5
speller spell2
spend expend2
spendthrift prodigal4 extravagant3
spew spit5 upchuck3 retch2 vomit2 puke1
sphere arena4 domain4 spherical4 environment2
spherical globular4 sphere4 global1
spice preservative1
spicy naughty2 savory2
spider spidery6 wanderer1
spidery spider6
spiffy dapper9 natty9 jaunty7 spruce4 fashionable2 snappy1 stylish1
spigot faucet5
spike impale2
spill slop2 splatter2
spin gyrate3 reel2 centrifuge1 revolve1 rotate1
spinal spine4
spine spinal4 backbone1
spineless invertebrate2
spiral gyrate3 coil2
spire steeple9 tower2
spirit flavor3 ambiance2 atmosphere1 courage1 soul1
spiritual religious6 unearthly2
spit spew5 saliva1 spittle1
spite malice5 venom3 humiliate1 malevolence1 nastiness1
spiteful vindictive5 malicious3
spittle saliva9 slobber2 spit1
splash slosh1 sprinkle1
splat splatter2
splatter sputtering6 spatter5 splutter3 slop2 spill2 splat2 sputter2
splattered dabbled9
splendid resplendent8 glorious3 beautiful2 excellent2 magnificent1
splendidly magnificently9 excellently8 gorgeously4
splendor brilliancy7 grandeur5 luster5 brilliance3 magnificence2
splinter sliver6 secede4
split cleave2 divide2
splurge orgy2
splutter sputtering6 spatter3 splatter3 sputter3
spoil flub4 botch3 bungle3 fluff2 muff1
spokesperson representative3 interpreter1
sponge spongy1
spongy sponge1
sponsor patronize5 sponsorship2
sponsorship sponsor2
spontaneous instinctive3 intuitive3 impulsive1
spontaneously impromptu1
spoof parody6 lampoon3 impersonation2 mockery2 travesty2 caricature1 takeoff1
spook weirdo4 specter3 ghost2
spooky skittish9 flighty5 excitable3
spool bobbin5
sporadic intermittent3 isolated3 stray2 fitful1 periodic1
sporadically periodically9
spore pollen3
sport recreation2 boast1 cavort1 diversion1 rollick1
sporting fair1
sportsman sportswoman9 sportsmanship8
sportsmanship sportsman8 fairness2
sportswoman sportsman9
spot place2 spy2
spotless immaculate7 clean1
spotlight limelight4 highlight3 foreground2
spouse partner6 wife4 husband3 mate1
spout gush3 jabber3 spurt3 rant2 nozzle1 rave1
sprawl straggle1
spread circulate2 dispersed2 disseminate2 distribute2
sprig twig4
spring springtime5 jump3 leap3 bound1
springtime spring5
springy resilient4
sprinkle disperse4 sprinkler3 scatter2 splash1
sprinkler sprinkle3
sprint sprinter6 dash1
sprinter sprint6
sprout germinate6 spud2
spruce dapper4 natty4 spiffy4 jaunty3
spry agile8 nimble8 quick1
spud potato4 germinate2 sprout2
spume froth1 suds1
spunk tinder7 kindling6 mettle5 nerve2 punk1
spur goad3 prod1
spurious specious5 false1
spurn disdain3 scorn3 rebuff2 snub1
spurt gush3 spout3 jet1 squirt1
sputter splutter3 spatter2 splatter2 clamber1
sputtering splatter6 splutter6 spatter5
spy snoop3 spot2
squabble bicker9 bickering7 tiff7 quibble2
squad team4
squalid sordid8 disreputable3 sleazy2 seedy1
squall scream3 yell3 cry2 shout2 holler1
squander waste4 consume2
square rectangle3 quadratic2
squarely forthright3
squash mash3 squeeze3 crush2
squat hunker5 crouch3 chunky1 dumpy1
squawk gripe4 screech3 bitch2
squeak creak6 screech4 squeaky4
squeaky screechy9 squeak4
squeal confess2
squeamish fastidious2
squeeze mash3 squash3 crush2
squelch quell5
squint squinter5 askance2 sidelong2
squinter squint5
squirm wriggle9 writhe7 twist4 worm3 wiggle2 wrestle1
squirt nobody1 spurt1
stab pang3 twinge2 jab1 knife1
stability stable2
stabilization normalization3 standardization1
stabilized stable2
stabilizing helpful2
stable stability2 stabilized2
staccato abrupt3
stack haystack2 heap2 pile2 spate1
stadium arena2
stag hart1 snoop1
stage phase3 degree1
stagger careen4 lurch4 flounder3 keel3 reel3
staggeringly enormously9 hugely9 tremendously9
stagnant stagnate3
stagnate stagnant3 laze2
stagnation doldrums6
staid sedate6 decorous4
stain discoloration2 dye2
staining dyeing4
staircase stairway9 stairs4
stairs staircase4 stairway4 ladder2
stairway staircase9 stairs4
stake jeopardize2
stalemate deadlock5 impasse5 standstill4
stalk husk2 shuck2 stubble2 chaff1 haunt1
stall kiosk3 procrastinate2 booth1
stalwart loyalist5 sturdy5 stout4 hardy3 robust1
stammer stutter9 falter2
stamp stomp3
stance stand5 standpoint2 viewpoint2
stanch staunch5 halt2
stand stance5 rest1
standard criterion6 touchstone4
standardization normalization4 calibration3 stabilization1
standardized replaceable2 interchangeable1
standby understudy2
standpoint viewpoint9 stance2
standstill deadlock8 impasse7 stalemate4
staple stapler3
stapler staple3
star astral4 interstellar4 starry4 hotshot3 superstar3 wiz3 stellar2 wizard2 adept1 virtuoso1 whiz1
starch starchy4
starches bread3
starchy starch4
stare gaze7
stark austere2 unconditional2
starlet actress2
starry star4 sparkling3
start begin7 commence6
starter newbie1
startle galvanize6 shock1
startling startlingly8
startlingly startling8
startup inauguration3
starvation starve4
starve starvation4
state province4 say4 statement3 tell2 country1 nation1 utter1
stately baronial7 noble4 impressive1
statement state3 argument2 message1
statesman statesmanship8
statesmanship statesman8 diplomacy2
static motionless6 electrostatic3
stationery letterhead4
statistic datum3 norm1
statistician actuary4
statuary statue5
statue statuette8 statuary5
statuette figurine9 statue8
stature esteem2
status position2 condition1
statute statutory6
statutory statute6
staunch stanch5 steadfast4 constant1 halt1
stay remain5 bide3 abide2
stead lieu9 behalf3
steadfast unshakable6 unwavering6 staunch4 firm3 resolute2
steadfastly firmly7 firm1
steadily steady5
steady steadily5 sweetie2
steal slip1
stealth stealthy8
stealthily stealthy8
stealthy furtive8 stealth8 stealthily8 surreptitious7 sneaky5 sneak3
steamroller juggernaut3
steamy muggy4 horny2
steel sword2
steep steeply5 engross3 engulf3 exorbitant2 extortionate2 immerse2 steeper1
steeper steep1
steeple spire9 tower2
steeply steep5
steepness abruptness4
steer guide4 maneuver3
stellar astral4 star2
stench reek4 stink4
stenographer stenography7
stenography stenographer7 shorthand5
step measure1
stepchild stepdaughter3 stepson3
stepdaughter stepchild3
stepson stepchild3
stereo stereophonic4
stereophonic stereo4
stereotyped unimaginative2
stereotypical unimaginative2
sterile infertile7 unimaginative2 barren1
sterilization pasteurization2
sterilize disinfect3
sterling greatest7 superlative4 superior1
stern austere2 grim2 inexorable2 relentless2 unrelenting2
sternly severely4
sternness rigor2 strictness2
stew fret1
stewardess hostess3
stick joystick2 wedge2 deposit1
sticker prickle3 thorn2 dagger1
stickler disciplinarian4 moralist1
sticky gummy6 pasty3 muggy1
stiff stiffly3 cadaver1 corpse1 immobile1
stiffly rigidly4 stiff3 bolt1
stifle muffle4 dampen3 repress2 smother2 strangle1
stillbirth miscarriage5 abortion2
stillborn abortive7 unsuccessful4
stillness hush4
stilted artificial5 contrived4
stimulant stimulus6
stimulate stimulus4 induce3 energize2 excite2 cause1 oblige1 stir1
stimulation stimulus5
stimulus stimulant6 stimulation5 stimulate4 input1
stinginess selfishness3
stingy meager5 miserly3 tightfisted2 measly1 scanty1
stink stench4 reek3
stinking crappy8 shitty8 lousy6 rotten6 fetid4 smelly4
stint scrimp5 skimp2
stinting frugal9 thrifty4 economical2 scotch2
stipulate specify5
stipulation precondition2 provision2 proviso2 assumption1
stir budge3 stimulate1
stitch sew5
stock capital2 banal1 hackneyed1 threadbare1 timeworn1 trite1
stockholder shareholder9 investor4
stocky compact3
stodgy indigestible2 mossy2 stuffy1
stoic stoical5
stoical stoicism6 stoic5
stoicism stoical6
stolid impassive7
stomach gastric7 tummy4 abdomen3 belly2
stomp stamp3 stump1
stone rock5 stony3
stonily stony4
stony rocky6 stonily4 stone3 flint2 heartless2 obdurate2
stool feces2
stoop crouch4
stop cease4 quit4 discontinue3 halt3
stopgap makeshift5
stopover layover5
stoppage blockage2 plug2 halt1 hitch1
stopwatch timer2
storage store3 storehouse3 retention2
store shop3 storage3 outlet2 accumulate1 compile1
storehouse depot4 storage3 repository2 warehouse2
storekeeper shopkeeper9 tradesman9
storm stormy4 tempest3
stormy storm4 tempestuous4 billowing2 blustery1 gusty1 windy1
story narrative6 tale6 narration5 fiction1
storyteller narrator8 fibber3 teller1
stout portly4 stalwart4 sturdy2 hardy1
straggle straggler5 sidetrack4 digress3 sprawl1
straggler straggle5 laggard2 trailer2
straight directly4 consecutive2 continuous1
straightaway forthwith5 immediately5 instantly4 directly1
straightforward unequivocal3 unambiguous1
strain strive2 tune2 melody1
strainer sieve2
strand maroon2
strange curious3 peculiar3 queer3 funny2 rum2 rummy2 unfamiliar2 singular1 unusual1
strangely funnily9 oddly3
stranger interloper4 intruder4 trespasser4 alien1
strangle strangulation5 muffle2 throttle2 stifle1
strangulation strangle5 suffocation3 asphyxiation1
strap flog2 lash1 trounce1
stratagem gambit4 ploy4 dodge1
strategic strategy6
strategist strategy8
strategy strategist8 scheme7 strategic6
stratification stratify4
stratified hierarchical3
stratify stratum5 stratification4
stratum stratify5
straw stubble2 chaff1 husk1 shuck1
stray roam4 rove4 wander4 isolated3 digress2 drift2 sporadic2 vagabond1
streak streaky2
streaky streak2
stream river3
streamer banner3 waft1
streamlined efficient2 aerodynamic1
street thoroughfare5
streetcar trolley9
strengthen fortify7
strenuous strenuously7 arduous1 energetic1
strenuously strenuous7
stress accentuate4 emphasize3 prosody3 accent2 inflection2 punctuate1
stressful disagreeable2
stricken afflicted6 smitten4
strict rigorous5 exact1
strictly purely7 rigorously1
strictness sternness2
stride tread1
strife discord3
strike impress2 hit1
string twine1
stringent rigorous5
stringy wiry6 sinewy3
strip divest3 airstrip2 deprive2 disrobe2 undress1
strive endeavor4 strain2
stroke apoplexy2 fondle2 caress1
stroll saunter7 stroller5 amble2
stroller pram5 stroll5
stronghold dungeon3
struggle clamber1 conflict1
strut prance7 swagger5 sashay1
stubble chaff4 husk4 shuck4 bran2 stalk2 straw2
stubborn obstinate5 pigheaded2 cantankerous1 dour1 refractory1
stubbornly obstinately9
stubbornness obstinacy9 intransigence2
stud dot2
student pupil7 studentship7 scholar3 study1
studentship student7
studious studiously7
studiously studious7
study analyze4 examine3 examination2 survey2 scrutiny1 student1
stuff material3 substance1
stuffy airless6 stodgy1
stumble falter1
stump stomp1
stun stupefy2
stunned amazed8 astonished8 dazed1
stupefy dumbfound4 mystify4 nonplus4 baffle3 bewilder3 perplex3 puzzle3 amaze2 befuddle2 confound2 stun2
stupefying astonishing2 disorienting1
stupendous colossal9 prodigious8
stupid dullard3 dumb3 dazed2 lumpish1
stupidity folly2 inability2
stupor daze3 shock3
sturdy hardy5 stalwart5 robust2 stout2 uncompromising2
stutter stammer9 falter2
style mode6 manner5 fashion4 way4 stylistic3 stylist2
stylish fashionable7 chic2 classy2 posh2 snazzy2 dapper1 natty1 spiffy1
stylist hairdresser4 hairstylist4 style2
stylistic style3 rhetorical1
stylized artificial1
suave debonair5 politic2 diplomatic1 smooth1
sub submarine4 grinder3 substitute2 torpedo1
subconscious unconscious1
subdivide subdivision3
subdivision subdivide3 branch2
subdue quash5 repress5 subjugate5 conquer4 inhibit4 suppress4 curb2 oppress2
subject topic5 theme2
subjective personal2
subjugate quash7 repress6 subdue5 oppress3 crush1 enslave1
subjugation oppression3 conquest2 slavery2
sublime glorious2 reverend1
subliminal imperceptible3
submarine sub4 undersea3
submerge submersion5 drown3
submersion dousing5 immersion5 submerge5
submission submit3 obedience1
submissive henpecked3 submit2 slavish1
submit submission3 submissive2
subordinate underling5 subsidiary3 outclass1
subprogram subroutine9 routine2
subroutine subprogram9 routine2
subscribe sign1
subscriber contributor2 reader2
subscript inferior4
subsection segment2
subsequent consequent5 resultant4 ulterior1
subsequently afterward9 later8
subservient instrumental1
subside lessen2
subsidiary underling5 supplemental4 supplementary4 auxiliary3 subordinate3
subsidize subsidy7
subsidy subsidize7
subsist survive3 live2 exist1
subsistence livelihood2
substance portion3 component2 essence2 material2 part2 stuff1
substandard deficient2 nonstandard2
substantial considerable5 significant4
substantially considerably8
substantiate affirm6 confirm6 corroborate6 demonstrate2 embody2 prove2
substantive noun1
substitute sub2 interchange1
substitution permutation5 replacement3 switch2
subterranean ulterior3
subtitle caption1
subtle subtly6 elusive1
subtlety nuance7 nicety3 shade1
subtly subtle6
subtract deduct7
subtraction minus4 withholding1
suburb suburban8
suburban suburb8
subversive subvert4 insurgent3 revolutionary2
subvert overthrow5 deprave4 subversive4 depose3 debase2 debauch2 demoralize2 misdirect2 pervert2 undermine2 corrupt1 profane1
subway metro8 underpass3 underground1
succeed successive4 achieve3 attain3 succession3 successor3 supersede2 supplant2 accomplish1
success victory3 attainment2 achiever1 triumph1
successful thriving2
succession sequence3 succeed3
successive sequential9 serial5 succeed4 consecutive2
successor succeed3
succinct concise2 summary2
succor ministration7 relief1
succulent juicy1
succumb accede3 defer2
suck suction1
sucker chump7 fool3 gull3 mug2 dupe1 victim1
suction suck1
sudden emergent1
suddenly abruptly5
suddenness abruptness2
suds soapsuds6 lather4 foam1 froth1 spume1
sue suit2
suffer endure3 tolerate2 brook1 grieve1 sustain1
sufferer martyr3 patient3
suffice sufficient8 satisfy3 fulfill2 serve2
sufficient suffice8 adequate2 enough2
suffocate asphyxiate8 smother2
suffocation asphyxiation8 strangulation3
sugar carbohydrate2 sweetening1
sugary sweetened4
suggest propose4 advise2 hint2 recommend2 advocate1
suggestible susceptible1
suggestion proffer2 proposition2
suggestive indicative2
suicidal dangerous1
suit accommodate2 lawsuit2 sue2 befit1 fit1
suitability fitness3
suitable eligible1
suitably appropriately9
suitcase baggage3 luggage3 bag1 grip1
suite entourage3 retinue3
sulfur brimstone3
sulk pout3 sulky2
sulkily sulky4
sulky sulkily4 sluggish2 sulk2
sullen morose8 glum4 moody4 dour2
sullenly dourly9 glumly9
sultry sensual3
sum amount4
summarily summary3
summarize summary6
summary summarize6 summarily3 succinct2
summation rundown7
summer summertime9 summery8 season1
summertime summer9 season1
summery summer8
summit peak3 elevation2 height2 meridian2 top2 crest1 pinnacle1 superlative1
sumptuous opulent9 deluxe7 luxurious3 gilded2
sun solar6 sunlight4 sunshine3 sunbathe1
sunbathe sun1
sunblock sunscreen9
sunburn suntan3 tan2
sundown sunset5
sundry assorted8 miscellaneous7 mixed7 motley4 heterogeneous3
sunlight sunshine7 sun4
sunny cheery9 gay6 cheerful4
sunrise daybreak5 sunup5 dawn4
sunscreen sunblock9
sunset sundown5
sunshine sunlight7 sun3 cheerfulness2
suntan sunburn3 tan3
suntanned bronzed9 tanned8 brunette2
sunup daybreak9 dawn7 sunrise5
sup supper6 swallow2
super exceedingly4 extremely2 crack1
superb superbly7 brilliant5 superior2
superbly marvelously9 wonderfully9 wondrously9 superb7 wondrous5
supercilious haughty8 imperious8 swaggering7 snide4 disdainful3 lordly3 overbearing3 proud2
supercomputer mainframe3
superficial ostensible3 apparent2
superficiality shallowness7 glibness3
superfluous pointless4 redundant4 excess3 extra3 surplus3 unnecessary2 unneeded2 senseless1 worthless1
superhighway expressway8 freeway8 motorway8 thruway8 pike6 highway2
superhuman godlike4 herculean4
superintend oversee9 supervise9 administer3 manage2
superintendent overseer8
superior excellent2 greatest2 superb2 eminent1 sterling1
superlative greatest5 sterling4 meridian1 summit1
supermarket grocery2
supernatural magical2 uncanny2 weird2 ghostly1
supersede supplant9 replace5 succeed2
supersonic ultrasonic3 inaudible1
superstar hotshot9 wiz9 wizard7 virtuoso6 adept5 whiz5 genius3 star3 ace2 sensation2
superstition superstitious8
superstitious superstition8 irrational2
supervise oversee9 superintend9 supervisory8 supervisor7 administer3 manage2 monitor1
supervision oversight4
supervisor supervise7 supervisory7
supervisory supervise8 supervisor7
supper sup6
supplant supersede9 replace5 succeed2
supple lithe5 graceful2 limber2
supplement addendum4 supplementary2 appendix1 postscript1
supplemental supplementary9 auxiliary4 subsidiary4 secondary2
supplementary supplemental9 auxiliary4 subsidiary4 supplement2 secondary1
supplier provider7 supply5 distributor3
supply furnish6 provide6 supplier5 render3
support endorse2 assist1 help1
supporter protagonist6 admirer5 booster5 assistant1 helper1
suppose guess4 hypothesize4 reckon3 supposition3 theorize3 conjecture2 expect2 speculate2 think2 imagine1
supposedly purportedly9
supposition speculation4 suppose3 surmise3 assumption2 conjecture2 groundwork1 presupposition1
suppress inhibit6 conquer5 subdue4 oppress3 curb2 crush1 restrain1
supremacy mastery4 domination3
supreme sovereign1 ultimate1
surcharge overcharge2 rob2 fleece1 plume1
sure certainly3 careful1 certain1
surely certainly9
surety hostage2 guarantor1
surf surfer4 surfboard3 windsurf2
surface boundary1
surfboard surf3 windsurf3
surfeit glut1
surfer surf4 bather2
surge spate2 heave1 inflate1
surgery surgical4
surgical surgery4
surly ugly4
surmise speculation3 supposition3 suspect3 conjecture1
surmount overcome3 master1
surpass excel6 outperform5 outdo4 outstrip4 exceed1
surplus excess8 redundant5 extra4 superfluous3 unnecessary2 unneeded2
surprise amazement1 astonishment1
surprisingly amazingly4 astonishingly4
surreal surrealistic7 dreamlike5 unrealistic2
surrealistic surreal7 unrealistic3
surrender cede2 resignation2
surreptitious stealthy7 furtive6 clandestine5 undercover5 sneaky4 sneak2
surround border3 besiege2 smother2 circumvent1 environs1
surroundings milieu8 environs3
survey study2 appraise1 examination1
surveyor actuary1
survival endurance3 animation1
survive endure3 live3 subsist3 survivor2
survivor survive2
susceptibility capacity1
susceptible hypersensitive1 predisposed1 suggestible1
suspect suspicion5 surmise3 distrust2 mistrust2
suspend suspension3
suspension suspend3 vapor2
suspicion hunch6 suspect5 heart3 impression3 intuition3 belief2 notion2 suspicious2 distrust1 mistrust1
suspicious leery7 distrustful3 wary3 fishy2 suspicion2 questionable1
sustain nourish2 prolong2 sustenance2 suffer1
sustenance nutriment8 nourishment6 nutrition4 livelihood3 meal3 food2 sustain2 nutrient1
sw southwest4
swab dab1
swagger prance5 strut5 groovy2 sashay1
swaggering haughty8 imperious8 supercilious7 disdainful3 lordly3 overbearing3 proud2 adventurous1
swallow sup2
swamp swampy5 drench3 inundate2 deluge1 flood1
swampy marshy9 waterlogged9 muddy7 soggy7 swamp5 sloppy2 wet2
swan avow4 roam3 rove3 affirm2 assert2 swear2 wander2
swap barter3 switch2
sward sod7 turf6
swarm teem7 pour2 seethe1
swarthy dusky5 brunette1
swash spatter1
swashbuckler daredevil6 madcap6 hothead5 lunatic3
sway rock3 persuade2 swing1
swear blaspheme6 curse4 cuss4 avow3 swan2 affirm1 assert1
sweat perspiration6 perspire5 sweater2
sweater pullover3 jumper2 sweat2
sweatshirt pullover5
sweep embroil2 expanse2 sail1 sweeper1
sweeper sweep1
sweet gratifying1 syrupy1
sweetened sugary4
sweetening enhancement4 honey1 sugar1
sweetheart sweetie6
sweetie sweetheart6 steady2
swell groovy2 nifty2
swerve veer6 sheer2 curve1 trend1
swift fleet4 fast1
swig gulp6 slug3 slog1
swill slop2
swimsuit bikini1
swindle defraud7 swindler6 rook4 con3 victimize1
swindler swindle6
swine pig2
swing sway1
swipe filch3 pilfer3 purloin3 cabbage1
swirl whirl6 vortex4 eddy3 twiddle3 twirl3 whirlpool3 purl2
swish classy4 posh4
switch substitution2 swap2 permutation1
swivel pivot5 pirouette1
swoon faint4
swoop pounce5
sword blade2 steel2
sycophant flatterer4 lackey4
syllabus curriculum9
symbol signal3
symbolic emblematic4
symbolize represent4 typify3 embody1 mean1 personify1
symmetric symmetry7 bilateral2 interchangeable2
symmetrical harmonious3 bilateral1 interchangeable1
symmetry symmetric7
sympathetic sympathy3
sympathize empathize5 commiserate2 sympathy2
sympathy sympathetic3 sympathize2
symphonic symphony6
symphony symphonic6 sonata3 philharmonic2
symptom symptomatic5 evidence2
symptomatic symptom5 diagnostic3
synagogue tabernacle3
synapse conjugation2 junction1
sync synchronize7
synchronize sync7
synchronous coincidental3 concurrent3 simultaneous3
syndicate consortium4 gangland1
synergism synergistic5
synergistic interactive6 synergism5
synopsis outline2
syntactic syntax6
syntax syntactic6
synthetic artificial2
syrupy sweet1
systematically consistently9
systematize codify3
tab tabloid3
tabernacle synagogue3
table tabulate5 array2 furniture1
tablet pad2 slab2 abacus1
tabloid tab3
tabulate table5
tacit implicit2
taciturn reticent4
tackle harness1
tacky garish5 tawdry4 flashy3 gaudy3 brassy2 tatty2 trashy2 cheap1
taco wetback7
tact finesse3 thoughtfulness2 diplomacy1
tactful discreet2
tactic maneuver1
tactile tangible1
tactless maladroit2
tag label1 mark1
tail buns2 buttocks2 tush2 ass1 chase1
taint contamination5 defile2 infect1
takeoff parody2 lampoon1 mockery1 spoof1
takeover coup6
taker bettor1
takings payoff3 yield1
tale narrative7 narration6 story6 tell4 fib2
talent endowment6 gift3
talisman amulet9
talk speak7 talker3 converse1
talkative gabby7 garrulous7 chatty6 indiscreet2
talker speaker7 talk3
tally correspond2 gibe2 jibe1 match1
talon claw1
tame chasten1
tamer handler3
tamper meddle3 monkey2
tampering meddling6
tan suntan3 sunburn2
tang tangy2 zest2
tangent tangential3
tangential irrelevant3 tangent3
tangible concrete1 tactile1
tangle embroil4 dishevel1 maze1 tousle1
tangled tortuous4 convoluted2
tangy tart5 tang2
tanned bronzed8 suntanned8 brunette2
tantalize taunt7 bait5 jeer3 tease3 cod2 mock2 scoff2
tantalizing tantalizingly6
tantalizingly tantalizing6
tantamount equivalent3
tantrum fit1
tapered narrow1
tar mariner3 seafarer3 seaman3 gob2
tardy belated9 late2
target objective2 prey2 quarry2
tariff duty1
tarnish defile2 blob1 fleck1
tarp tarpaulin9 canvas2
tarpaulin tarp9 canvas2
tarry loiter6 linger4 lounge2 lurk2 loaf1
tart tangy5 harlot4 prostitute3 whore3
tartan plaid9
task chore5 project4 job2
taste penchant3 preference2 taster2 predilection1 savor1
tasteless bland3 insipid3 garish2 tawdry2 flashy1
taster sampler4 taste2
tasty pungent1 yummy1
tat cheapness2 intertwine2 tatty2
tatter rag7 shred2
tattle blab6 gabble4 prattle4 gibber3 blither2 peach2
tattletale blabbermouth9 telltale5
tattling leaky3
tatty shabby7 garish5 tawdry4 flashy3 gaudy3 ratty3 brassy2 tacky2 tat2 trashy2 cheap1
taunt tantalize7 bait4 jeer2 mock2 scoff2 tease2 cod1 provocation1
taut tight2
tavern pub3
tawdry garish8 flashy6 gaudy5 tacky4 tatty4 trashy4 brassy3 cheap2 shoddy2 tasteless2
tax taxation5 taxable4 levy2
taxable tax4
taxation tax5 levy1
taxi taxicab7 cab2
taxicab taxi7 cab1
taxpayer payer4
tb tuberculosis4
teach teacher8 instruct6
teacher instructor9 teach8 educator4
teakettle kettle3 boiler1
team squad4 teamster2
teammate mate2
teamster trucker3 team2
tear rupture4 rend2 snap1 teardrop1
teardrop tear1
tease pester5 badger3 tantalize3 bug2 taunt2 bait1 coquette1
teat nipple7 tit3 pap2
technical technique4 proficient2 technological1
technicality triviality4 trifle3
technician technique7
technique technician7 technical4 method2
technological scientific2 technical1
technologist engineer8 technology7
technology engineering9 technologist7 application2 profession1
tedious irksome8 tiresome8 wearisome8 tediously7 tedium6 verbose3 wordy3 uninteresting2 dull1
tediously boringly9 tedious7
tedium boredom7 tedious6 dissatisfaction2
teem swarm7 seethe2 pour1
teen teenage8 adolescent5 teenager3 young1
teenage teen8 adolescent3 young1
teenager adolescent5 teen3
teeter seesaw5 totter1
telegram cable1
telegraph telegraphy3 cable2
telegrapher telegraphy7
telegraphy telegrapher7 telegraph3
telepathic telepathy8
telepathy telepathic8
telephone phone8 call1
television tv8
tell say4 tale4 impart2 inform2 recount2 state2 express1 utter1
teller narrator2 cashier1 storyteller1
telltale blabbermouth5 tattletale5
temerity audacity7 boldness2
temp temporary3
temper mood3 humor1 irritation1 pique1
temperament disposition5 temperamental5
temperamental temperament5 moody1
temperance moderation1
tempest tempestuous5 storm3
tempestuous tempest5 stormy4 furious1
temporal temporary1
temporarily temporary7
temporary temporarily7 temp3 interim1 temporal1 transitory1
tempt entice5 allure4 lure4 temptation2
temptation enticement7 tempt2
tenable sensible2 reasonable1
tenacious retentive5 tenacity4 dour3
tenaciously doggedly9
tenacity perseverance7 persistence4 tenacious4
tenancy occupancy8 tenant6
tenant tenancy6 payer2
tend incline6 tendency5 lean1
tendency tend5 inclination4 propensity3
tender affectionate2 sore2 fond1
tendon sinew7 hamstring1
tenet dogma8
tent encamp2
tentative provisional8
tenuous tenuously2 slight1
tenuously tenuous2
tenure presidency2
tepid lukewarm9 halfhearted4 unenthusiastic2 warm1
terminal depot3
terminate end5 finish2 terminus2 cease1 complete1
termination expiration6 expiry6 terminus2 outcome1
terminator exterminator9
terminology nomenclature9
terminus destination2 terminate2 termination2
terrace patio6
terrestrial earth3
terrible dreadful8 fearsome7 horrendous7 awful6 frightening6 dire4 horrific4 dread3 fearful2 abominable1 atrocious1 severe1 unspeakable1
terribly frightfully9 awfully8 awful4 abysmally2 atrociously2
terrific wonderful5 wondrous4 marvelous3 fantastic2 tremendous2 extraordinary1 terrifying1
terrified panicky9 frightened7 afraid2
terrify terror7 terrorize4
terrifying terrific1
territory district6 dominion2
terror terrify7 terrorist7 panic6
terrorism terrorist8
terrorist terrorism8 terror7
terrorize terrify4
terse curt5 concise2
terseness conciseness3 brevity2
test tryout3 trial2 exam1 experimentation1
testament credo2 creed1
tester examiner6
testicle testis9
testify testimony5 attest2
testily petulantly9 testy8 irritably7
testimonial tribute3
testimony testify5
testis testicle9
testy peevish9 petulant9 testily8 irritable7 cranky4 nettlesome4 scratchy4
tether leash4
text textual8 letter3 missive3
textbook primer1
textile cloth8 fabric7 material1
textual text8
texture smoothness2
thankful grateful9 appreciative3
thankfully gratefully4
thankfulness gratitude4
thankless ungrateful6
thatch thatcher2
thatcher roofer2 thatch2
thaw melt4
theater theatrical2
theatrical histrionics4 theater2 histrionic1
theft larceny9 thieving5 felony4 robbery2
theist theistic6
theistic theist6
thematic theme5
theme thematic5 topic5 subject2 motif1 question1
thence therefrom7
thenceforth thereafter9
theoretic theory6 hypothetical3 speculative1
theoretical hypothetical3 speculative1
theoretician theorist9 theory6
theorist theoretician9 theory6
theorize hypothesize8 speculate5 conjecture4 suppose3 theory3
theory theoretic6 theoretician6 theorist6 theorize3 hypothesis2 explanation1 possibility1
therapeutic healing4 therapy4 remedial3 healthful2 cure1
therapist healer9 therapy8
therapy therapist8 therapeutic4
thereafter thenceforth9
therefrom thence7 thereof1
thereof therefrom1
thermal heat4
thermonuclear nuclear2
thesis dissertation3
thick midst1 slurred1
thicket brush4
thickly densely2
thieve snitch5 cop2
thieving larceny5 theft5 dishonest2 felony2 dishonorable1 robbery1
thigh lap3
thin emaciated1 gaunt1 lean1 sparse1
thing affair2
thingamajig doodad9 doohickey9 whatchamacallit9 gimmick4
think believe3 conceive3 guess3 reckon3 suppose2 thinker2 consider1 expect1 imagine1 regard1
thinker think2
thinness sparseness1
thirst crave2 thirsty2 hunger1
thirsty thirst2
thong lash1
thorn irritant7 prickle2 sticker2 thorny1
thorny barbed2 prickly2 thorn1
thorough exhaustive5 thoroughgoing5
thoroughbred pedigree2
thoroughfare street5 road3
thoroughgoing exhaustive8 thorough5 unadulterated2 everlasting1 unmitigated1 utter1
thoroughly exhaustively6 soundly3
thou thousand7 grand3
thoughtful meditative2 contemplative1 pensive1 reflective1
thoughtfulness reflection4 contemplation3 tact2 consideration1
thoughtless inconsiderate2 unthinking2
thoughtlessly unthinkingly7 unthinking4
thousand thou7 grand2
thrash thresh4 flail3 lam2
thread meander3 yarn2 ribbon1
threadbare banal8 hackneyed8 timeworn8 trite8 unoriginal3 commonplace2 tired2 stock1
threat menace5
threaten imperil6 endanger4 jeopardize4 menace2 peril2 bode1 foreshadow1 portend1 warn1
three trinity1 trio1 triplet1
thresh thrash4 flail2 convulse1 thresher1 toss1
thresher thresh1
threshold doorstep2 doorway2 outset2 commencement1
thrift thrifty4 frugality1
thrifty frugal4 stinting4 thrift4
thrill thriller3 exhilaration2 tingle1
thriller thrill3
thrive flourish7 prosper4 expand2
thriving prosperous4 successful2
throat throaty7 guttural2
throaty throat7
throb pulsate3 pulse2
throbbing heartbeat1 rhythmic1 rhythmical1
throe agony1
thrombosis occlusion2
throne pot1 toilet1
throng concourse5 multitude3 horde2 jam2 mob1
throttle accelerator5 confine3 limit2 strangle2 restrain1 restrict1
throw propel2
throwaway gamin5 broadside1
thrust lunge2 hurtle1
thruway expressway9 freeway9 motorway9 superhighway8 pike7 highway3
thud thump4 thumping3
thug hoodlum9 hood6 punk6 goon5
thumb hitchhike4
thumbnail fingernail4
thump thud4
thumping thud3
thunder roar4 boom2
thunderbolt bolt2 lightning1
thunderous deafening8 earsplitting8 loud2
thunderstruck dumbfounded9 flabbergasted9
thwack smack3
thwart frustrate7 bilk3 disappoint3 scotch3 baffle2 foil2 queer2
tickle titillate4
tickling tingling5 exciting1 titillating1
ticklish touchy5 delicate1
tidal tide6
tide tidal6
tie necktie3 affiliation1
tier grade2 level2
tiff bickering9 squabble7 bicker5
tight clinched2 taut2 miserly1
tightfisted stingy2
tightwad cheapskate9 miser4
tilt lean5 joust2 bend1 controversy1
timber lumber5 plank2 board1
timbre tone3 quality2
time instance2 case1 clip1
timekeeper timepiece3 timer3
timeless unaltered3 unchanged1
timeliness timely5
timely timeliness5 punctual3 opportune2 seasonable2
timepiece clock3 timekeeper3
timer timekeeper3 stopwatch2
timeworn banal9 hackneyed9 trite9 threadbare8 unoriginal4 commonplace3 tired2 stock1
timid bashful2 cautious2 mousy2 unsure2 diffident1
timidly shyly9
tin tinny4
tinder kindling7 spunk7 punk2 lighter1
tine prong5
ting tinkle3
tinge mite4 tint2 jot1 speck1
tingle prickling3 prickle2 chill1 quiver1 thrill1
tingling prickling5 tickling5 titillating2 exciting1
tinker potter2 putter1
tinkle chink3 ting3 clink2
tinny crummy4 tin4 punk2 sleazy2 bum1
tint shade2 tinge2
tiny diminutive7 petite7 midget6 small1
tip gratuity2
tipsy inebriated2 intoxicated1
tirade philippic9 broadside2 declamation2
tire jade3 fatigue2 weary2
tired tiredness8 weary3 banal2 careworn2 exhausted2 hackneyed2 threadbare2 timeworn2 trite2 jaded1
tiredness weariness9 tired8 fatigue6
tireless indefatigable8 untiring4 industrious3 energetic1
tiresome irksome9 wearisome9 tedious8 uninteresting3 dull2
tit breast3 teat3 nipple2 knocker1
titillate tickle4
titillating erotic3 tingling2 exciting1 tickling1
title header2
titter giggle6
tizzy dither5 fuss4 flap1
toad frog6
toast toaster2
toaster toast2
today nowadays2 now1
toddle toddler8 waddle6 totter3
toddler toddle8 yearling7 tot3
toffee brittle4
tofu curd3
tog clothe7 apparel6 garb5 garment4 dress3
togetherness closeness3
togs duds9
toil drudge4 labor3 exertion2 grind1
toilet john5 lavatory5 privy4 bathroom2 pot2 throne1
toiling drudging9 busy1
token nominal2
tolerable intolerably7 bearable3 passable1 resistant1
tolerably acceptably9
tolerate brook5 endure5 abide4 bear3 suffer2 digest1
tomahawk hatchet4
tomb grave4 sepulcher3
tomboy romp2
tombstone gravestone9 headstone5
tomfoolery lunacy5 clowning3 craziness3 frolic2 indulgence2 prank2
tonal tone3 tonic2
tone timbre3 tonal3
tongue clapper3 lingual2
tonic tonal2 soda1
toot honk3 carouse2 bender1 blare1
tooth dental5
top upside4 summit2
topic subject5 theme5 matter2 question1
topographical topography7
topography topographical7
topple tumble7
torch flashlight2
torment torture8 tormentor3 agony2 anguish2
tormentor persecutor8 oppressor3 torment3 gadfly2 cuss1
tornado twister6
torpedo gunslinger5 gunman4 grinder2 sub1
torpid dormant2 sluggish2 soggy2 inert1
torpor lethargy2
torrent cloudburst6 downpour6 deluge3 torrential3
torrential torrent3
torrid impassioned7 fervent6 ardent5 fiery5 passionate3
torso body1 trunk1
tortuous convoluted4 tangled4 knotty2
torture torment8 anguish3
toss fling2 flip2 pitch2 chuck1 thresh1
tot toddler3 yearling2
total entire4 full4 whole3
totalitarian undemocratic2
totalitarianism dictatorship7 tyranny6 autocracy3 despotism3
totality entirety7 completeness2
totally entirely9 wholly9 altogether8 completely8 all2
tote lug4
totter toddle3 waddle2 teeter1
touchstone criterion7 standard4
touchy huffy6 ticklish5
tough pugnacious1 toughened1
toughened calloused4 tough1
toughness huskiness3
tour tourist5 circuit3 visit1
tourism tourist8
tourist tourism8 tour5 sightseer3
tousle dishevel9 tangle1
tousled disheveled9 rumpled9 untidy3
tout boast2 brag2 scalper2
tower hulk2 loom2 spire2 steeple2 predominate1 tugboat1
town township7 municipality2 townspeople2
township town7
townspeople municipality2 town2
toxic toxin8 poisonous2 venomous2 virulent2
toxin toxic8 poison2
toy plaything6 dally2
trace vestige2 retrace1
traceable attributable3
trachea windpipe8
track racetrack1
tract pamphlet1
tractor bulldozer2
trade craft3 trader2
trademark hallmark5 earmark2
trader bargainer7 dealer7 trade2
tradesman shopkeeper9 storekeeper9
tradition custom2 wont1
traditional traditionally7
traditionally traditional7
tragedy calamity8 catastrophe6 tragic6 disaster5 cataclysm4 tsunami3 misfortune2
tragic tragedy6 sad3
trail trailer3 chase2 lag1
trailer laggard5 trail3 preview2 straggler2
train trainee3 trainer3 educate2
trainee cadet5 train3
trainer coach4 train3 manager2 simulator2 handler1
traitorous faithless9 disloyal2 unfaithful2
trajectory ballistics2
tramp hobo3 plod1 trudge1
trample tread3
trance spell4 captivate3 enamor3 enchantment3 beguile2 bewitch2
tranquil placid6 serene4 tranquilly4 unruffled4 calm2
tranquility serenity6 calmness2 composure2 equanimity2
tranquilize calm3 soothe3 conciliate2 console2 hypnotize2 mollify2 pacify2 placate2 reassure2 sedate2 solace2 appease1 comfort1
tranquilizing sedative6
tranquilly tranquil4
transaction commercialism6 commerce5 dealings2
transcend exceed8 excel2 overstep2
transcribe transcription4
transcript copy2
transcription transcribe4 transliteration2
transfer reassign3 transportation3 transplant1
transferable transportable7 movable3 negotiable1
transfix spellbind6 fascinate5 impale3 grip1
transform transmute5
transformation transmutation4 betterment2 improvement2 shift2
transgress violate4 breach3 disrespect2 offend2
transgression crime3 wrongdoing1
transience brevity2
transient transitory3 ephemeral2
transit transportation1
transition changeover3 passage3 conversion2
transitory ephemeral7 transient3 temporary1
translator interpreter3
transliteration transcription2
transmissible communicable6 hereditary5 contagious4 transmit4 genetic3 ancestral2 infectious1
transmission transmit1
transmit transmissible4 broadcast2 communicate2 transmitter2 channel1 transmission1
transmitter sender7 transmit2
transmutation transformation4 betterment1
transmute transform5 metamorphose3 become2
transparent filmy4 guileless1
transplant graft2 displace1 transfer1
transport carry2 enthrall2 vehicle2 enchant1
transportable transferable7 movable3
transportation transfer3 transit1
transpose commute1
transverse cross2
trap snare3 trapper2 entrap1
trapper trap2
trash rubbish4 scrap4 junk3 trashy3 debris2 rubble2 scum1
trashy garish5 tawdry4 flashy3 gaudy3 trash3 brassy2 tacky2 tatty2 cheap1 worthless1
trauma traumatize6 injury5 traumatic5 harm4 hurt2 wound1
traumatic trauma5
traumatize trauma6
travel go5 move4
traverse cross4 span2
travesty farce4 lampoon2 parody2 spoof2 mockery1
treacherous treachery3 dangerous1 unreliable1
treachery betrayal3 treacherous3 disloyalty2
tread trample3 stride1
treason betrayal1
treasure gem3 cherish2
treat handle3 treatment2
treatise monograph3 pamphlet2
treatment treat2
treaty pact9
treble soprano3 triple2
tree arboreal6
tremble quiver2 shake2 quake1 shiver1
trembling shaky3 vibration1
tremendous enormous7 wonderful5 wondrous4 marvelous3 fantastic2 terrific2 extraordinary1
tremendously enormously9 hugely9 staggeringly9
tremor vibration2
trench impinge3 encroach1 entrench1
trend veer2 swerve1
trendy fashionable1
trespass intrude3
trespasser interloper9 intruder9 stranger4 entrant1
trestle sawhorse1
trial tryout4 experimentation2 test2
triangle triangular5
triangular triangle5
tribal tribe6
tribe tribal6 clan2 folk1
tribulation visitation7
tribunal court7
tributary confluent3 affluent2 conducive2 contributory2
tribute testimonial3
trick trickery3 trickster2 fox1
trickery wile5 trick3 shenanigan2 guile1
trickle dribble7 drip1
trickster prankster7 cheater4 trick2
tricky catchy3 crafty3 foxy3 sly3 untrustworthy3 wily3 slippery2
tricycle trike9
trifle technicality3 piddle2 trivia2 triviality2 wanton2
trifling dawdling6 paltry5 negligible1
trigger activate4 actuate4 spark2
trike tricycle9
trill warble1
trillion zillion3
trim reduce1 shipshape1
trinity triplet5 trio4 troika3 leash2 three1
trio triplet5 trinity4 leash2 troika2 three1
trip journey2
tripe rubbish1
triple treble2 triplicate2
triplet trinity5 trio5 troika3 leash2 three1
triplicate triple2
tripod easel4
trite banal9 hackneyed9 timeworn9 threadbare8 unoriginal4 commonplace3 tired2 stock1
triumph victory6 exultation2 jubilation1 success1
triumphant exultant7 exulting7 jubilant7 victorious2
trivia trivial6 frivolity2 trifle2 triviality2
trivial niggling7 piddling7 trivia6 petty2 unimportant2
triviality technicality4 pettiness3 trifle2 trivia2
trivialize understate3
troika trinity3 triplet3 trio2
trolley streetcar9
trooper cavalryman6
trot clip1 lope1
troubadour minstrel6
trouble hassle2 difficulty1 disturb1
troubleshooter repairman3
trough gutter2
trounce flog6 lash5 vanquish4 berate3 chide3 lather3 welt3 whip3 beat2 rebuke2 scold2 slash2 crush1 reproof1 strap1
trouncing debacle2 slaughter2
troupe company1
trouser pant1
truancy truant5
truant truancy5
truce armistice9
truck trucker2
trucker teamster3 truck2
truculent aggressive2
trudge plod7 slog4 pad2 tramp1
true truly6 literal2
truism banality4 platitude4 commonplace2
truly genuinely7 true6 rightfully2
trump cornet2
trumpet cornet5
trumpeter bugler3 herald2
trumping ruff1
truncated abbreviated3
truncation shortness1
trunk footlocker1 torso1
trust rely5 reliance1
trustee regent2
trustful unsuspecting4
trustworthy trusty4 authentic2 responsible1
trusty trustworthy4 authentic2
truth accuracy2
truthfulness veracity3 honesty2 sincerity1
try attempt5 seek4 essay3 assay2
tryout trial4 experimentation3 test3 audition1
tsunami calamity3 catastrophe3 tragedy3 disaster2 cataclysm1
tub bathtub8 bath2 vat1
tubby pudgy9 dumpy3
tube tubular6
tuberculosis tb4
tubular tube6 hollow1
tuck insert2
tuft wisp2
tug tugboat2
tugboat tug2 tower1
tumble topple7
tumbler gymnast2
tummy stomach4 paunch2
tumult tumultuous7 uproar7 ruckus2 rumpus1
tumultuous disruptive9 tumult7 turbulent7 riotous5
tune melody6 strain2
tuneful melodious8
tuner radio2
tunnel burrow5 underpass1
turbulence upheaval2
turbulent disruptive7 tumultuous7 roiling5 churning3 riotous3
turd poop6 crap5 shit5
turf sward6 sod4
turgid puffy2
turmoil upheaval3 convulsion2 hullabaloo1
turnaround afterthought1
turncoat deserter7 renegade3
turnip rutabaga1
turnout sidetrack2
turquoise aquamarine2
turtle capsize5 turtleneck5
turtleneck turtle5
tush buns9 buttocks9 ass7 backside5 posterior3 seat3 bottom2 rump2 tail2
tusk ivory4
tussle scuffle6 hassle2 muss2
tutor tutorial3
tutorial tutor3
tux tuxedo9
tuxedo tux9
tv television8
tweak pluck2
twee mincing9 dainty5 prim5 refined2
tweed tweedy6
tweedy tweed6 homespun4
tweet nip2 pinch2
twelve dozen7
twice doubly3
twiddle twirl4 whirl4 swirl3 rotate1
twig sprig4
twilight dusk5 nightfall5 dusky3
twin duplicate2
twine interlace6 intertwine6 entwine4 lace4 string1
twinge pang5 stab2
twinkle flash2 sparkling2 wink2 sparkle1
twinkling jiffy6 instant5 heartbeat2 wink2
twirl whirl5 twiddle4 swirl3 twirler3 rotate1
twirler hurler3 pitcher3 twirl3
twist writhe5 squirm4 twister4 wriggle4 worm2
twister tornado6 twist4
twitch jerk3
twitter cheep1 chirp1
twofold double3 dual2 multiple1
tycoon magnate9 baron3 king1
type typify7 kind3 sort3
typeface font7 fount7
typeset typesetter8
typesetter typeset8 setter7 printer2
typical veritable3 distinctive1 regular1
typify epitomize8 type7 symbolize3 represent1
typo misprint6 literal2
typographic typography6
typographical typography6
typography typographic6 typographical6
tyrannical oppressive4 authoritarian3 autocratic2 domineering2 tyranny2 undemocratic2 despotic1 dictatorial1
tyrannize domineer5 tyrant5 browbeat1
tyranny dictatorship8 despotism7 totalitarianism6 autocracy3 tyrannical2
tyrant autocrat7 despot7 tyrannize5 czar1
ubiquitous omnipresent9 ubiquity8
ubiquity ubiquitous8
ugly surly4 despicable2 disfigured2 grotesque2 unsightly1
ulcer lesion4
ulceration lesion3
ulterior subterranean3 subsequent1
ultimate final2 eventual1 supreme1
ultimately finally4
ultra extremist6 radical4
ultrasonic inaudible4 supersonic3
ultraviolet invisible1
umpire arbitrator3 arbiter2 referee2
unable incapable1
unacceptable unsatisfactory3 insufferable2
unacceptably intolerably9 acceptable7
unaccepted nonstandard4
unaccompanied alone2 lone2 lonely2 solo1
unaccountable inexplicable2 incomprehensible1
unadulterated everlasting2 thoroughgoing2 unmitigated2 utter2
unaffected unimpressed3 unmoved2
unafraid fearless7
unaided unassisted2
unalterable incurable1
unaltered unchanged5 timeless3
unambiguous unequivocal4 straightforward1
unambiguously unequivocally8 uniquely3
unanswered unrequited9
unashamedly shamelessly9
unasked unsolicited9
unassisted unsupported3 unaided2
unassuming modest3
unattached unconnected2
unattractive homely2
unavailable unobtainable5 inaccessible2
unavailing futile7 ineffectual4 useless4
unavoidable inescapable9 inevitable3
unavoidably inescapably9 inevitably4
unaware oblivious3
unbearable intolerable9 unendurable9 bitter2 insufferable2 unsupportable2
unbeatable invincible5 unstoppable5 unconquerable1
unbecoming unseemly9 untoward8 indecent7 improper3
unbelievable incredible8 dumbfounding2 implausible2 marvelous2 improbable1 unconvincing1
unbelievably improbably7 incredibly7
unbeliever atheist2
unbiased impartial2 nonpartisan1
unbounded boundless9 infinite3 limitless2
unbridled unchecked9
unbroken uninterrupted3
unbuttoned unfastened2
uncannily uncanny6
uncanny uncannily6 weird6 unearthly3 supernatural2
unceasing perpetual9 eternal7 unending7 ceaseless5 incessant5 everlasting4 permanent4 unceasingly4
unceasingly ceaselessly9 incessantly7 continuously5 endlessly4 unceasing4
uncertain ambivalent3 unsure3 dubious2
uncertainly unsteadily8
uncertainty doubt3
unchallenged undisputed9 unquestioned9 uncontroversial5
unchanged unaltered5 timeless1
unchecked unbridled9
unclaimed unwanted2
unclean dirty6 dingy2 grimy2 grungy2
unclear unreadable3 illegible1 perplexing1
uncomfortable disquieting2
uncommon especial3 exceptional2 rare2
uncompromising inflexible4 sturdy2
unconcern nonchalance8 indifference1
unconcerned unconcernedly6 nonchalant3 blithe2 detached2 casual1
unconcernedly unconcerned6
unconditional unconditionally3 categorical2 stark2
unconditionally categorically4 flatly4 unconditional3
unconfirmed unofficial2
unconnected disjointed2 garbled2 unattached2
unconquerable invincible3 indomitable2 insuperable2 insurmountable2 unbeatable1
unconscious subconscious1
uncontrollable intractable3 irrepressible1
uncontrolled anarchic2 irrepressible2 lawless2 rampant2 runaway2
uncontroversial unchallenged5 undisputed5 unquestioned5
unconventional unorthodox3 maverick2 unlawful2 bizarre1 outlandish1
unconvincing flimsy3 implausible2 improbable1 unbelievable1
uncork unleash2
uncouth vulgar7 coarse5
uncover reveal5 unveil3
undaunted courageous1
undecided unresolved3 unsettled2 indecisive1
undefined vague4 indefinable3
undemocratic authoritarian3 autocratic2 totalitarian2 tyrannical2 despotic1 dictatorial1
undeniable irrefutable4 indisputable3
underbrush undergrowth9
underclassman undergrad4 undergraduate4 fresher3 sophomore3 freshman1
undercover clandestine9 surreptitious5 covert2 secret2 underground2
undercurrent undertone4
underestimate underrate3
undergrad undergraduate9 collegian5 underclassman4
undergraduate undergrad9 collegian5 underclassman4
underground clandestine2 metro2 undercover2 subway1
undergrowth underbrush9
underhanded sneaky6 crooked1
underline underscore9 emphasize3
underling subordinate5 subsidiary5
underlying implicit4 inherent2
undermine sabotage4 disobey3 subvert2 weaken2
undernourished malnourished3
underpass subway3 tunnel1
underrate misjudge3 underestimate3
underscore underline9 emphasize3
undersea submarine3
undershirt vest2
underside bottom5 heel1
understaffed inadequate2
understand construe3 interpret2 realize2
understandable intelligible8 comprehensible3
understandably intelligibly9 comprehensible8 clearly4
understate understatement8 minimize3 trivialize3
understatement understate8
understudy standby2
undertake attempt2
undertaker mortician9
undertone undercurrent4
underweight scrawny8 skinny6 weedy5
undesirable unwanted3
undetected unseen4
undiluted concentrated2
undiminished unmitigated4
undisguised overt3
undisputed unchallenged9 unquestioned9 uncontroversial5
undo destroy2
undoubtedly doubtless9
undress disrobe7 strip1
undue unduly6 unjustified2
undulate ripple3 ruffle3
unduly undue6
undying immortal3
unearth excavate2
unearthly weird4 uncanny3 spiritual2
uneasily anxiously9 uneasy8
uneasiness malaise3
uneasy uneasily8 precarious3
uneconomical wasteful7 inefficient3
uneducated ignorant3 illiterate2
unemployed jobless3
unending eternal8 perpetual8 unceasing7 everlasting6 permanent5
unendurable intolerable9 unbearable9 bitter2 insufferable2 unsupportable2
unenlightened benighted2 uninformed1
unenthusiastic halfhearted5 lukewarm3 tepid2
unequal inadequate5 mismatched1
unequaled unparalleled9 unique6 incomparable3
unequally unevenly2
unequivocal definitive4 unambiguous4 straightforward3 explicit1
unequivocally unambiguously8
unerring unerringly8 infallible5
unerringly unerring8
uneven crinkled2 crinkly2 jagged2 mismatched2 patchy1
unevenly unequally2
unexpected unexpectedly7 unforeseen3
unexpectedly unexpected7 accidentally3
unexplored unknown2
unfailing foolproof5 infallible3
unfair unjust7 unsportsmanlike4
unfaithful faithless2 traitorous2
unfamiliar strange2
unfashionable ex3 outmoded3 frumpy2 antique1
unfasten unzip2
unfastened unbuttoned2
unfavorable adverse4 inauspicious2 reproving2 untoward2
unfeasible infeasible9 unworkable9
unfinished pending2
unfit disqualify4 unsuitable2
unfitting incongruous4 inappropriate3
unfold blossom2
unforeseen unexpected3
unforgettable memorable5
unforgivable inexcusable4
unfortunate hapless3 inauspicious3 piteous3 disastrous2 pathetic2 unpromising2 poor1
unfortunately alas9 regrettably9 unluckily9
unfounded groundless9 unsupported4 unwarranted4 idle2
ungainly clumsy8 gawky8 unwieldy2 awkward1
ungodly sinful8 wicked2
ungrammatical incorrect1
ungrateful thankless6
unhappily sadly4
unhappiness sadness6
unhappy miserable3 lovesick2
unhealthy frothing1
unheard inaudible2
unheeded unnoticed4
unholy demonic5 fiendish5 satanic4 diabolical2 hellish2 infernal2
unhurried easygoing3 deliberate2 leisurely2
unhurt unscathed8
unidentified nameless5 unnamed5 anonymous2
unification fusion6 unify5 merger2
unified incorporate3
uniformity homogeneity1
unify merge6 unification5 mingle4 unite4 amalgamate3 unit1
unimaginable inconceivable9 impossible4 unthinkable3
unimaginative uninspired4 stereotyped2 stereotypical2 sterile2
unimpeachable blameless4 irreproachable4 unquestionable2
unimportant inconsequential3 niggling3 piddling3 trivial2
unimpressed unaffected3
uninformed clueless3 unread3 unenlightened1
uninhibited earthy1
uninitiated inexperienced3
uninspired unimaginative4
unintelligent brainless5 headless2
unintelligible slurred4 opaque1
unintended inadvertent4 accidental3 fortuitous3 unwitting3 unintentional2
unintentional unintentionally4 unwitting4 unintended2 unwilling2
unintentionally unintentional4 accidentally2
uninterested dismissive2 indifferent2 apathetic1
uninteresting irksome3 tiresome3 wearisome3 tedious2
uninterrupted continuous3 unbroken3
uninvited unwelcome5
unique unequaled6 unparalleled6 incomparable2
uniquely unambiguously3
uniqueness singularity8 individualism2 individuality2
unit unify1
unite merge5 unify4 marry3 join2 wed2
unity integrity6 ace2 completeness2 oneness2
universal ecumenical4 comprehensive3 cosmopolitan2 worldwide2
universe macrocosm8 cosmos6 world4
unjust unfair7 unsportsmanlike3
unjustifiable unwarranted7 inexcusable5 indefensible2
unjustified undue2 unreasonable2 unwarranted2
unkind hurtful2 pitiless1
unknowingly inadvertently9 unwittingly9
unknown nameless2 unexplored2 unnamed2
unlace untie8
unlawful improper3 unconventional2 irregular1
unleash uncork2
unlike dissimilar2
unlikely improbable5 remote1
unlimited limitless3 inexhaustible1 outright1
unload offload1
unluckily alas9 regrettably9 unfortunately9 unlucky4
unlucky jinxed5 unluckily4
unman faze4 unnerve4 unsettle4 enervate1
unmarked unnoticed1
unmarried unwed4 widowed4
unmask debunk4
unmistakable evident3 apparent2 obvious1 plain1
unmitigated undiminished4 everlasting2 unadulterated2 thoroughgoing1 utter1
unmoved untouched3 unaffected2
unnamed nameless9 unidentified5 anonymous4 unknown2
unnatural abnormal2 violent1
unnecessarily unnecessary7
unnecessary unneeded9 unnecessarily7 extra3 redundant3 excess2 needless2 superfluous2 surplus2
unneeded unnecessary9 extra3 redundant3 excess2 needless2 superfluous2 surplus2
unnerve faze9 unsettle9 enervate4 unman4
unnerving redoubtable8 formidable6
unnoticed unheeded4 unmarked1
unnumbered countless9 innumerable9 multitudinous9 myriad6 incalculable4
unobtainable inaccessible5 unavailable5
unofficial unconfirmed2 informal1
unoriginal banal4 hackneyed4 timeworn4 trite4 corny3 platitudinous3 threadbare3 slavish2
unorthodox maverick4 unconventional3 heretical1
unpaid complimentary1
unparalleled unequaled9 unique6 incomparable3
unpatriotic disloyal7
unpick unravel6 untangle4 unscramble3
unpleasant blistering2 caustic2 vitriolic2 acid1 acrid1 harsh1 mortifying1
unplug disconnect6
unpredictable capricious2
unprepared extemporaneous5 impromptu2 offhand2
unprofessional amateurish6 unskilled3
unpromising inauspicious4 unfortunate2
unprotected naked1
unprovoked wanton4
unqualified categorical1 outright1
unquestionable authentic3 indubitable3 unimpeachable2 veritable2 genuine1
unquestionably decidedly3 definitely3 emphatically3
unquestioned unchallenged9 undisputed9 uncontroversial5
unravel unpick6 untangle4 unscramble3
unread uninformed3
unreadable illegible5 unclear3
unreal mythical3 mythological3 artificial2 imaginary2 deceptive1 dreamlike1 fabled1 fabricated1 fictitious1 notional1
unrealistic surrealistic3 surreal2 fantastic1
unreasonable inordinate5 excessive4 indefensible3 untenable3 senseless2 unjustified2
unreasoning irrational3 blind2
unrelated orthogonal1
unrelenting relentless7 inexorable5 grim4 implacable3 brutal2 persistent2 stern2
unreliability irresponsibility3 instability1
unreliable fallible3 treacherous1
unremarkable everyday8 mundane8 routine4 ordinary3
unrepresentative atypical5
unrequited unanswered9
unresolved unsolved7 undecided3 unsettled1
unresponsive refractory1
unrest fermentation6 ferment4 agitation3 upheaval2
unrivaled matchless9 peerless9 incomparable2
unruffled placid4 tranquil4
unruly rambunctious7 boisterous6 disorderly2 disobedient1
unsafe dangerous4 insecure4
unsaid unspoken4 implicit3
unsatisfactory unacceptable3
unsatisfied insatiable3 restless3 discontented2
unsavory distasteful4
unsay withdraw1
unscathed unhurt8
unscheduled extra1
unscramble unpick3 unravel3 untangle2
unseasonable inopportune2
unseeing sightless4
unseemly unbecoming9 untoward8 indecent7 improper3
unseen undetected4
unselfishness altruism3 generosity2
unsettle faze9 unnerve9 enervate4 unman4
unsettled undecided2 unresolved1
unshakable unwavering7 steadfast6 firm3 resolute2 watertight2
unshaven whiskered4 bearded3
unsightly ugly1
unskilled amateurish4 unprofessional3 crude2 semiskilled1
unsolicited unasked9
unsolved unresolved7
unsophisticated hick2 naive1
unsound fallacious2 rotten1 speculative1
unspeakable indescribable7 ineffable7 awful3 indefinable3 inexpressible3 abominable2 atrocious2 dreadful1 terrible1
unspoken mute5 unsaid4 inarticulate3
unsportsmanlike unfair4 unjust3 foul2
unstable precarious2 cranky1 rickety1 seismic1 shaky1 wobbly1
unsteadily uncertainly8
unstoppable unbeatable5
unstressed weak1
unsubstantiated unsupported2
unsuccessful abortive6 stillborn4 disappointed2 scoreless2
unsuitable inapplicable4 unfit2
unsuited mismatched4
unsung inglorious1
unsupportable intolerable2 unbearable2 unendurable2
unsupported groundless4 unfounded4 unassisted3 unsubstantiated2 unwarranted1
unsure diffident4 shy4 uncertain3 ambivalent2 timid2 dubious1
unsuspecting trustful4
untangle extricate7 disentangle5 unpick4 unravel4 unscramble2
untenable indefensible7 unreasonable3
untested untried9 inexperienced3
unthinkable inconceivable3 unimaginable3
unthinking unthinkingly5 thoughtlessly4 lumpish2 thoughtless2 inconsiderate1
unthinkingly thoughtlessly7 unthinking5
untidy disheveled3 rumpled3 tousled3 cluttered2 jumbled2 messy2 scraggly2 sloppy2 slovenly2 disorderly1
untie unlace8
untiring industrious8 tireless4 diligent2
untouched unmoved3
untoward unbecoming8 unseemly8 indecent6 adverse4 improper3 inauspicious2 unfavorable2
untried untested9 inexperienced3
untrue false2
untrustworthy shady3 shifty3 tricky3 devious1 slippery1
untruth falsehood7 falsity5 deception2 misrepresentation2
untruthful mendacious5
unusable useless3
unusual odd1 strange1
unusually remarkably9 outstandingly3
unutterably indescribably9
unvarying constant5 invariable2 invariant2
unveil reveal3 uncover3
unwanted undesirable3 friendless2 unclaimed2
unwarranted unjustifiable7 groundless4 inexcusable4 unfounded4 indefensible2 unjustified2 unsupported1
unwary gullible2
unwashed vulgar2
unwavering unshakable7 steadfast6 firm3 resolute2
unwed unmarried4
unwelcome uninvited5
unwell ailing9 indisposed7 sickly4 poorly3 seedy3
unwieldy cumbersome3 gawky3 clumsy2 ungainly2
unwilling unwillingness7 loath3 reluctant3 unintentional2
unwillingness unwilling7 reluctance2 hesitancy1 hesitation1
unwind relax2
unwise foolish2
unwisely foolishly9
unwitting unwittingly6 unintentional4 unintended3
unwittingly inadvertently9 unknowingly9 unwitting6
unworkable infeasible9 unfeasible9
unworthy despicable2 vile2
unwrap divulge5 disclose4 expose2 reveal2
unwritten oral3
unzip unfasten2
upbeat cheerfully5 health3 cheerful2 offbeat2 optimistic2
upbringing nurture1
upchuck retch6 vomit6 puke5 spew3 regurgitate2 sick2 cat1 honk1
upcoming forthcoming4
upended vertical2
upending overturn1
upgrade ascent2
upheaval turmoil3 fermentation2 turbulence2 unrest2 ferment1 hullabaloo1
uphold preserve4 continue1 reassert1 vindicate1
upholster upholsterer8 upholstery6
upholsterer upholster8
upholstery upholster6
upkeep maintenance7
upland highland9 plateau3
uplift elate5 intoxicate4 exhilarate1
upraise resurrect7 resuscitate2 revive2
upright vertical2 erect1 righteous1
uprising insurrection9 revolt7 rebellion6
uproar tumult7 hubbub4
uproot extirpate4 eradicate1
upset disquieted2 perturbation2 disconcert1 disordered1 disturb1
upshot consequence7 effect7 result5 outcome3
upside top4
upstanding respectable1
uptake consumption7 intake7
uptight edgy9 jumpy8 restive8 jittery5
urban city6
urbane refined2 sophisticated2
urchin ragamuffin3
urge urgent6 exhort4 advocate3 recommend3 advise2 counsel2 press2
urgency urgent4 necessity2
urgent urge6 urgency4 imperative3
urgently desperately8
urinary urine7
urinate piss3 piddle2 wee2
urine urinary7 piddle5 piss5
usable use6 useful2 operational1 serviceable1
usage utilization7 use6 custom2 exercise1
use employ7 utilize7 usable6 usage6 user6 apply5 utilization2
useful utilitarian3 usable2 functional1 recyclable1
usefulness utility3 function2 purpose2 role1
useless unavailing4 futile3 unusable3 ineffectual2
uselessness futility3
user use6 consumer4
usual habitual3 customary2 inveterate1
usually commonly9 normally9 ordinarily9
usurp arrogate2
uterus womb9
utilitarian functional3 useful3 utility1
utility usefulness3 utilitarian1
utilization usage7 use2 exercise1
utilize employ7 use7 apply5
utmost extreme4 intense1
utter say3 everlasting2 express2 unadulterated2 state1 tell1 thoroughgoing1 unmitigated1
utterly absolutely9 perfectly8
vacancy vacant3
vacant vacancy3 vacate3
vacate resign6 renounce3 vacant3 rescind2 abandon1 repeal1
vacation holiday7 leisure4 vacationer2
vacationer camper4 vacation2
vaccinate immunize5 inoculate3
vaccinated immunized9
vaccinating inoculating9
vaccination inoculation8 immunization3
vacillate oscillate6 hover4 fluctuate2 vibrate1
vacillating irresolute3
vacuous fatuous6 inane6 meaningless2
vacuum emptiness2
vagabond roam4 rootless4 rove4 vagrant4 wander3 drifter2 stray1
vagina vaginal8
vaginal vagina8
vagrant drifter6 vagabond4 aimless2 hobo2 wanderer2
vague undefined4 obscure3 indefinable1
vain fruitless5 vanity5 futile3 sleeveless3 proud1
valet manservant2 gentleman1
valiant courageous3 brave2
valid logical2 effectual1 legitimate1
validate formalize3 ratify3
validity cogency4 rigor3 credibility2 legality2 robustness1
valley depression1
valor heroism9 gallantry7
valuable invaluable2 priceless2 semiprecious1
valuation evaluation4 appraisal3 assessment3 score1
value evaluate4 importance1
valueless worthless2
van vanguard7
vanguard van7
vanish disappear7
vanity conceit6 vain5
vanquish beat5 trounce4 crush3 overcome3 defeat2
vapor evaporate3 evaporation3 suspension2
vaporization evaporation3 obliteration2 annihilation1
vaporize evaporate2
vaporized gaseous3
variable vary3
variance discrepancy5 variant3
variant discrepancy3 variance3 vary3
variation fluctuation3 deviation2 vary2
variety assortment6 miscellany5 potpourri5 diversity3 motley3 mixture2
various respective5 assorted3 single2 different1
vary variable3 variant3 depart2 deviate2 variation2 adapt1 alter1 differ1
vascular vessel5
vase jar2
vast huge9 immense9 big2 large2
vastly immensely9
vastness immensity9 greatness3 enormity1
vat tub1
veer swerve6 sheer3 curve2 trend2
vegan vegetarian4
vegetable veggie8
vegetarian vegan4
vegetation botany6 flora6 woods4 forest3 wood2
veggie vegetable8
vehemence ferocity4 fierceness4 emphasis3 fury2 wildness2 vehement1 violence1
vehement fierce4 intense1 vehemence1
vehicle vehicular6 transport2
vehicular vehicle6
vein intravenous5
velocity speed6
velvet velvety5
velvety velvet5 smooth1
vend peddle9 vendor8 hawk5 huckster5
vendetta feud3
vendor marketer9 seller9 vend8
venerate reverence6 revere4
veneration reverence4 awe2
vengeance retribution2
vengeful revengeful9 vindictive7
venom malice4 spite3
venomous virulent6 toxic2 poisonous1
vent ventilate3
ventilate vent3 freshen2 refresh1
ventriloquism ventriloquist8
ventriloquist ventriloquism8
venture hazard2 forebode1 jeopardize1 predict1
venue locale7
veracity truthfulness3
veranda gallery4
verbal word4
verbiage phraseology5 diction2
verbose wordy9 tedious3 windy1
verge brink6
verification confirmation6 verify6 affidavit1 proof1
verify verification6 ensure2 insure2 ascertain1
veritable authentic3 typical3 genuine2 regular2 unquestionable2
vermilion scarlet3
vernacular argot5 lingo5 jargon4 slang1
vernal youthful8 young1
verse poetry4 rhyme1
version adaptation1
vertebra vertebral8
vertebral vertebra8
vertebrate mammal3 mammalian2
vertex intersection3 apex1
vertical perpendicular2 upended2 upright2
vertigo dizziness9 giddiness4
verve vitality8 sparkle2 spark1 vigor1
vessel vascular5 ship2 boat1
vest enthrone5 undershirt2
vestibule foyer8 lobby6 hall3
vestige trace2
vet veterinarian5 veterinary3
veterinarian veterinary6 vet5
veterinary veterinarian6 vet3
veto disallow3 forbid3 prohibit3 proscribe3
vex annoy7 irritate5 rile5 bother4 displease4 gravel3 beset2 harass2 harry2 nettle2 vexation2 devil1 hassle1 perturb1
vexation annoyance7 irritation3 chafe2 exasperation2 headache2 vex2 aggravation1
viability viable3
viable executable8 feasible8 workable8 practicable5 viability3 possible1
vibe vibration1
vibrancy sonority9 resonance2
vibrant vivacious8
vibrate oscillate5 vacillate1
vibration tremor2 trembling1 vibe1
vice frailty4 gambling1
vicinity locality9 neighborhood7 section1
vicious cruel6 viciously6 barbarous5 brutal4 savage4 reprehensible3 inhumane2
viciously brutally9 savagely8 vicious6
victim dupe3 chump2 sucker1
victimize delude3 deceive2 defraud2 swindle1
victor conqueror3 winner3
victorious triumphant2
victory triumph6 success3
video videocassette1
videocassette cassette3 video1
vie compete9 play2 contend1
view perspective4 consider2 panorama2 regard2 vista2 position1
viewer spectator7 watcher6 beholder3 observer2 witness2
viewpoint standpoint9 stance2
vigilance alertness7 wakefulness1
vigilant wakeful8 watchful4 alert2
vignette sketch3
vigor energy3 verve1 zip1
vigorous smartly4 energetic3
vigorously smartly4
vile despicable7 nauseating5 loathsome4 nauseous4 queasy4 slimy3 worthless3 unworthy2
vilify revile9
village settlement3
villain scoundrel7 rascal2 rogue2
villainous wicked1
vindicate justify4 uphold1
vindication exoneration4
vindictive revengeful7 vengeful7 spiteful5 malicious1
viola pansy3
violate transgress4 breach2 disrespect1 offend1
violation infringement7 infraction6 misdemeanor6
violence ferocity3 fierceness3 violent2 wildness2 fury1 vehemence1
violent ferocious4 fierce3 furious3 violence2 unnatural1
violet purple3
violin violinist8 fiddle6
violinist violin8 fiddler7
vip dignitary9
viral virus7
virile manly2
virility manliness5 maleness2 masculinity2
virtual realistic1
virtually almost4 nearly4
virtue virtuous5 merit2
virtuoso hotshot6 masterful6 masterly6 superstar6 wiz6 wizard4 adept3 whiz3 consummate2 genius2 ace1 sensation1 star1
virtuous virtuously6 virtue5
virtuously virtuous6 morally3
virulent venomous6 toxic2 vitriolic2 blistering1 caustic1
virus viral7
visage physiognomy7 countenance6 expression1 mug1
visceral intuitive1
vision visionary3
visionary idealist3 seer3 vision3 impractical2 windy2 airy1
visit visitor4 tour1
visitation tribulation7
visitor guest4 visit4
vista panorama7 scene3 view2 aspect1
visual optical4 ocular3 optic3 sight2
visualize envision6 fancy4 envisage3 imagine3 picture1
vital indispensable3 critical2
vitality verve8 sparkle1
vitriolic caustic7 acrid4 blistering4 acid3 corrosive3 bitter2 unpleasant2 virulent2
vivacious vibrant8 vivacity8
vivacity vivacious8
vivid lifelike6 pictorial3 realistic3
vividness color1
vivify recreate7 revive4 energize3 renovate2
vocabulary lexicon4
vocal outspoken2 song2 voice2
vocalic vowel6
vocalist singer8
vocation career6 profession1
vociferous clamorous9 blatant6 noisy3
voice vocal2
void annul3 invalidate3 nothingness3 null3 nullify2 quash1
volatile explosive1 fickle1
volcanic volcano2
volcano volcanic2
volley salvo4 burst1
volt voltaic6
voltage voltaic5
voltaic galvanic6 volt6 voltage5
volume voluminous5
voluminous volume5 copious1
voluntarily voluntary5
voluntary voluntarily5 volunteer2 willful2
volunteer voluntary2
voluptuous luscious7 juicy4 buxom2 luxurious2 sexy2
vomit upchuck6 puke5 retch4 spew2
voodoo fetish3
voracious ravening6 ravenous2
vortex maelstrom5 swirl4 whirlpool3
vote voter5 ballot1
voter elector8 vote5
votive consecrated4 consecrate3 dedicated2
vouch voucher4 guarantee2
voucher vouch4 coupon2
vowel vocalic6
voyage navigate2 seafaring1
vulgar uncouth7 coarse4 unwashed2
vulgarity coarseness2
vulture piranha2 predator2
wacky silly6 goofy5 bonkers4 daft4 zany4 balmy3 foolish3 loony3 buggy2 fruity2 haywire2 nutty2
wad cram2 spate2 mint1
waddle toddle6 totter2
wads gobs9 oodles9 scads9 slews9
waffle hesitate4 waver3
waft streamer1
wag waggle6 wiggle2 jiggle1 joggle1
wage salary8 remuneration7 earnings4 pay2
wager bet4
waggle wag6 wiggle2 jiggle1 joggle1
wail howl3 lamentation3 lament2 roar2 whimper2
waist waistline8
waistband sash5 girdle3
waistline waist8
wait await3 waiter1
waiter server6 wait1
waitress bunny2
waive forgo8 waiver7 forego4 forfeit2 relinquish2
waiver waive7
wake aftermath3 awake2 awaken2 waken1
wakeful vigilant8 watchful3 alert2
wakefulness sleeplessness3 alertness1 vigilance1
waken awaken9 arouse3 awake3 wake1
walk walker2
walker pedestrian2 walk2
wall mural5 partition3
wallet billfold9 pocketbook4
wallop wham5 whack4 impact1
wallow billow1 indulge1
wan pallid5 pale3 weak1
wander roam8 rove8 stray4 ramble3 vagabond3 drift2 swan2
wanderer drifter3 vagrant2 spider1
wane ebbing4 ebb2
wangle finagle6 fudge2
wannabe aspirant7 hopeful4
want desire5
wanton unprovoked4 piddle2 trifle2
war warfare7 antagonism2 enmity1
warble quaver2 yodel2 trill1
wardrobe closet2
warehouse storehouse2
warfare war7
warhead payload7
warily wary7
warlike militant5
warm lukewarm1 tepid1
warmer heater8
warmly cordially8 heartily3
warmth heat2
warn admonish3 threaten1
warning admonition5 advice1
warp garble5 distort4 falsify4 deflection3 buckle2 misrepresent1
warrant justify5 reassert3
warranty guarantee3
warrior guerrilla3
wary warily7 leery3 suspicious3 distrustful1
wash washable4 washer3 launder2 rinse2
washable wash4
washables laundry8
washbasin washbowl9 lavatory3
washbowl washbasin9 lavatory3
washcloth flannel3
washer wash3
washout dud1
waste squander4 godforsaken1
wasteful uneconomical7 inefficient3
wasteland barren4 heath1
wastewater effluent9
watch watcher4 check1
watcher spectator7 viewer6 watch4 watchman4 beholder2 observer2 witness1
watchful alert4 vigilant4 sleepless3 wakeful3
watchman watcher4 sentinel3 sentry3 lookout2 picket1 scout1
watchword password5 countersign3 parole1
water aqueous6 hydraulic5 aquatic4 watery4
waterlogged marshy9 swampy9 muddy7 soggy7 sloppy2 wet2
waterproof raincoat3
watertight unshakable2
watery water4
wave beckon3
waver falter4 hesitate4 waffle3
wavy crinkled5 crinkly5 curly3
wax waxen5 waxy4
waxen waxy7 wax5
waxy waxen7 impressionable4 wax4 pliant1
way manner5 mode5 fashion4 style4 direction1
waylay bushwhack7 ambush5 lurk1
wayside roadside9
wayward disobedient4 perverse3 obstinate2
weak feeble1 unstressed1 wan1
weaken undermine2
weakling softy3 crybaby2
weakly infirm4 decrepit2 frail1
weakness imperfection4 helplessness2
wealth wealthy5 affluence2
wealthy affluent5 wealth5 rich2 flush1
weapon instrument4 gun3
weaponry munition6 ammo3 ammunition3 armament3
wear wearer6
wearer wear6
wearily weary7
weariness tiredness9 fatigue6
wearisome irksome9 tiresome9 tedious8 uninteresting3 dull2
weary wearily7 tired3 tire2 fatigue1 jade1
weather wind2
weave interweave5 weaver2
weaver weave2
web entanglement4
wed marry7 conjoin3 espouse2 unite2
wedding nuptials7 nuptial6 premarital6
wedge deposit2 stick2 grinder1 lodge1
wedlock matrimony8 marriage7
wee piss2 urinate2 piddle1
weed weedy5
weedy underweight5 weed5 scrawny4 skinny3
weekly periodic2
weep cry3
weight weighty4
weightlessness lightness4 buoyancy1
weightlifting bodybuilding4
weighty cogent4 weight4 persuasive1
weir dam2
weird uncanny6 unearthly4 supernatural2
weirdo spook4 loony3 creep1
weld welder4
welder weld4
welfare benefit2 goodness2 sake2
welt flog4 lash3 trounce3 lather2 whip2 slash1
welter clutter4 jumble4 muddle4 smother2
west westerly1 westward1
westbound westward4 westerly2
westerly westbound2 west1
westward westbound4 west1
wet marshy2 moist2 moisture2 swampy2 waterlogged2 damp1
wetback taco7
wetness moisture4
whack wham7 wallop4
whale hulk3 whaler3
whaler whale3
wham whack7 wallop5
wharf pier4 quay1
whatchamacallit doodad9 doohickey9 thingamajig9 gimmick4
wheedle cajole9 coax8
whet quicken2
whiff sniff3 gust1 puff1
whim caprice8 impulse3
whimper wail2 whine2
whimsical capricious5 arbitrary3 impulsive2
whine whiner4 whimper2 creak1
whiner crybaby5 whine4
whinny neigh9
whip flog4 lash4 trounce3 lather2 welt2 slash1
whir whiz4 purr3
whirl swirl6 twirl5 twiddle4 eddy1 whirlpool1
whirlpool maelstrom6 eddy4 purl3 swirl3 vortex3 whirl1
whiskered bearded9 unshaven4
whiskers beard7
whit smidgen9 iota7 shred6
whiteness purity1
whittle pare2
whiz hotshot5 superstar5 wiz5 whir4 wizard4 adept3 purr3 virtuoso3 genius2 star1
whodunit mystery1
whole wholly7 entire5 full3 total3
wholehearted wholeheartedly8 sincere2
wholeheartedly wholehearted8
wholesaler middleman7 packer1
wholesome nutritious3 nutritive3 nutrient2 salubrious2
wholly entirely9 totally9 altogether8 completely8 whole7 all2
whore harlot7 prostitute5 tart3
whorl ringlet7 scroll4 coil3 curl2
wicked wickedly5 wickedness4 severe2 sinful2 ungodly2 heinous1 villainous1
wickedly wicked5
wickedness immorality4 wicked4 evil3 sinfulness1
wicket grille1
wide broad6
widen dilate2 distend2
widow widowhood6
widowed unmarried4
widowhood widow6
width breadth6
wield exert4
wife spouse4 partner2
wig hairpiece2
wiggle jiggle5 joggle5 squirm2 wag2 waggle2 wriggle2
wild delirious1 mad1 manic1
wildcat brute2 beast1
wilderness disfavor1
wildfire inferno2
wildness ferocity5 fierceness5 fury2 vehemence2 violence2
wile wily8 shenanigan5 trickery5 guile3 hoax2 fraud1
willful headstrong4 voluntary2 disobedient1
willing willingly7 willingness7
willingly willing7
willingness willing7
willowy graceful2
wily crafty9 foxy9 sly9 wile8 tricky3 artful2 cunning2
win winner5 gain2
wince flinch6 cringe4 quail4 recoil4 shrink2
winch capstan2
wind windy5 weather2 meander1
windbreak hedge2
windbreaker anorak9 parka9
windfall godsend4
windowpane pane3
windowsill sill2
windpipe trachea8
windscreen windshield9
windshield windscreen9
windsurf surfboard3 surf2
windswept inhospitable2
windy wind5 breezy4 visionary2 stormy1 verbose1 wordy1
wing backstage2 fly2 offstage1
wink jiffy3 instant2 twinkle2 twinkling2 blink1 flash1
winner win5 victor3 achiever2
wino drunkard9 rummy5 boozer3 alcoholic2 lush1 souse1
winter wintertime8 wintry6
wintertime winter8
wintry winter6 frosty3 icy3 glacial2
wipe wiper5 rub2
wiper wipe5
wire wiry1
wiry stringy6 wire1
wise judicious3 heady2 omniscient2 sagacious1
wisecrack sally4 quip1
wishful desirous7 aspiring5 aspirant3 envious3 homesick3 covetous2 jealous2 nostalgic2 avid1
wisp tuft2 wispy2
wispy dim2 faint2 indistinct2 shadowy2 wisp2
wistful pensive4 sad1
wit witticism7 witty7 humor4 mentality2
witch glamour2 hex1 jinx1
withal nevertheless8 nonetheless8 notwithstanding8
withdraw recede4 retreat4 retire3 disengage2 seclude1 unsay1
withdrawal retraction2
wither shrivel6 shrink4 fade1
withered wizened8 shriveled7 sear2
withering annihilating7 devastating6 destructive2
withhold deny1 deprive1
withholding subtraction1
withstand defy7 resist1
witness spectator2 viewer2 informant1 watcher1
witticism wit7 humor5
wittingly knowingly9
witty wit7 humorous2
wiz hotshot9 superstar9 wizard7 virtuoso6 adept5 whiz5 genius3 star3 ace2 sensation2
wizard hotshot7 superstar7 wiz7 adept4 magical4 virtuoso4 whiz4 sorcerer3 genius2 magic2 star2 ace1 sensation1
wizened withered8 shriveled4
wobbly rickety5 shaky5 unstable1
woe misery2 wretchedness2
woeful woefully7 sorrowful2 wretched2
woefully deplorably9 woeful7 sadly1
wolf lupine3
woman womanhood6 female1
womanhood woman6
womb uterus9
wonder inquire2 query2
wonderful wondrous7 marvelous6 terrific5 tremendous5 fantastic4 extraordinary3
wonderfully marvelously9 superbly9 wondrously9 wondrous5
wondrous wonderful7 wondrously6 marvelous5 marvelously5 superbly5 wonderfully5 terrific4 tremendous4 fantastic3 extraordinary2
wondrously marvelously9 superbly9 wonderfully9 wondrous6
wont habit6 tradition1
woo romance1 solicit1
wood forest5 woody4 botany2 flora2 vegetation2
woodchuck groundhog9
wooden woody2
woodland forest2
woods forest8 vegetation4 botany3 flora3
woodsman carpenter2
woodwind flute2
woodwork carpentry3
woody wood4 wooden2 oaken1
wool woolen5
woolen wool5
woozy giddy7 dizzy6
word lexical6 verbal4 descriptor2
wordy verbose9 tedious3 windy1
work worker2 workable1
workable executable9 feasible9 viable8 practicable6 possible2 work1
workbench bench1
worker work2 proletarian1
workforce manpower9
workman workmanship8 laborer3
workmanlike competent1
workmanship craftsmanship9 workman8
workout exercise5 exertion3
workplace farm3
workshop shop1
world earth4 macrocosm4 universe4 cosmos3 globe2 populace2 reality2
worldly materialistic2 secular2
worldwide intercontinental4 global3 universal2
worm squirm3 wriggle3 writhe3 twist2 louse1
worry headache2
worsen aggravate3 decline3 exacerbate3
worship idolize4 adore2 revere2
worshiper believer3
worth worthy2
worthless despicable4 vile3 slimy2 valueless2 paltry1 superfluous1 trashy1
worthlessness ineptitude4
worthwhile worthy1
worthy noteworthy2 worth2 laudable1 notable1 praiseworthy1 worthwhile1
wound injure3 lesion3 injury1 trauma1
wounded injured4 hurt2 maimed2
wrack wreck4
wrangle wrangler4 brawl3 altercation2 fracas2 quarrel2
wrangler wrangle4
wrap wrapper4 envelop2 enclose1
wrapper negligee7 wrap4
wrath rage2 fury1
wrathful angry1
wreak bring3
wreck wreckage7 wrecker5 wrack4
wreckage wreck7
wrecker wreck5 saboteur3 knacker2
wrestle wrestler5 squirm1 writhe1
wrestler wrestle5
wretched deplorable2 woeful2 wretchedness2
wretchedness misery7 woe2 wretched2
wriggle squirm9 writhe7 twist4 worm3 wiggle2
wring contort5 deform2
wrinkle crinkle5 crease4 furrow1 seam1
write writer4 pen2 compose1
writer author7 write4 communicator3
writhe squirm7 wriggle7 twist5 worm3 wrestle1
wrong incorrect3 reprehensible1
wrongdoer offender9
wrongdoing error1 misconduct1 transgression1
wrongly incorrectly3
wry ironic7 wryly7 ironical3 humorous1
wryly wry7
xenophobia xenophobic8
xenophobic xenophobia8
yak gab3 chatter2
yank jerk4 northerner3
yap yelp5 gob1
yarmulke skullcap2
yarn recital4 narration2 thread2
yearling toddler7 tot2
yearly annually4
yearn hanker8 yen1
yearning discontent3 desire2
yell cry6 scream6 shout4 outcry3 squall3 holler2 call1
yellow yellowish7
yellowish yellow7
yelp yap5
yen ache2 hanker2 languish2 pine1 yearn1
yes affirmative3
yesteryear history3
yield afford2 cede1 give1 relent1 takings1
yodel warble2
yokel hick6
young immature4 teen1 teenage1 vernal1 youthful1
youngster kid8 child7 shaver4 minor3 fry1 juvenile1
youth juvenile2
youthful vernal8 young1
yowl bellow2 holler2
yucky disgusting9 distasteful5 loathsome5 foul3 repellent3
yummy delectable7 delicious4 luscious4 tasty1
zany silly4 wacky4 goofy3 jackass3 cuckoo2 foolish2 goof1
zeal zealous6 ardor5 eagerness2 fervor2
zealous zealously8 zeal6 avid5 enthusiastic2
zealously zealous8
zero naught4 nil4 nothing4 cipher2 null2 zip2
zest gusto6 relish4 tang2 enjoyment1
zigzag crank2
zillion trillion3 billion1
zip nil4 nothing4 naught3 postcode3 zipper3 hurry2 null2 zero2 vigor1
zipper zip3
zit pimple9 acne3
zombie decedent2
zoning segmentation1
zoo menagerie5
zoological animal4
zoologist zoology4
zoology fauna6 zoologist4
zoom soar2`;
