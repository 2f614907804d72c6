/** Given names that are common in American classrooms, in small letters. At the beginning of a sentence they tell a name from a word. */
export const GIVEN_NAMES = new Set(
  `aaliyah aarav aaron abby abdul abdullah abel abigail abraham ada adam addison adelaide adele adeline aden adrian adriana adrianna
  agnes ahmad ahmed aidan aiden aileen aisha aiyana ajay akira alan alana albert alberto aleah alejandra alejandro alex alexa
  alexander alexandra alexandria alexia alexis alfonso alfredo ali alice alicia alina alisha alison aliyah allan allen allison alma
  alondra alonzo alvaro alvin alyssa amanda amani amara amari amaya amber amelia amina amir amira amy ana anastasia anderson andre andrea
  andreas andres andrew andy angel angela angelica angelina angelo angie anita aniyah ann anna annabelle anne annie anthony antoine
  antonia antonio anya april ariana arianna ariel arjun armando arthur arturo arya asher ashley ashton athena aubrey audrey august
  aurora austin ava avery axel ayaan ayana ayden ayesha aziz bailey barbara beatrice beatriz beau becca beckett becky bella ben
  benjamin bennett benny bernard beth bethany betty bianca bill billy blake bob bobby bonnie boris brad bradley brady brandon brandy
  braxton brayden breanna brenda brendan brenna brent brett brian briana brianna bridget brielle britney brittany brody brooke brooklyn
  bruce bruno bryan bryant bryce bryson caden caitlin caleb callie calvin cameron camila camille carl carla carlos carly carmen carol
  carolina caroline carolyn carrie carson carter casey cassandra cassidy catalina catherine cecilia cedric celeste celia cesar chad
  chandler charlene charles charlie charlotte chelsea cheryl chloe chris christina christine christopher christy cindy claire clara
  clarissa claudia clayton clinton clyde cody cole colin colleen collin colton connor conor cooper cora corey cory courtney craig
  cristian cristina crystal curtis cynthia daisy dakota dalia dallas dalton damian damien damon dan dana daniel daniela danielle
  danny dante daphne darius darlene darnell darrell darren daryl dashawn dave david dawson deandre deborah declan deja delia delilah demetrius
  denise dennis denzel deon derek derrick desiree desmond destiny devin devon dexter diana diane diego dillon dimitri dina dmitri dominic
  dominique don donald donna donovan dora doris dorothy doug douglas drake duncan dustin dwayne dylan easton eddie eden edgar edith edna
  eduardo edward edwin eileen elaine eleanor elena eli eliana elias elijah elina elisa elise eliza elizabeth ella elle ellen ellie elliot
  elliott elmer elsa elsie emanuel emerson emery emiliano emilio emily emma emmanuel emmett enrique eric erica erick erik erika erin
  ernest ernesto esmeralda esperanza esteban esther ethan eugene eva evan evelyn everett ezekiel ezra fabian faith fatima
  felicia felipe felix fernanda fernando finley finn fiona flora florence frances francesca francis francisco frank frankie franklin fred
  freddy frederick freya gabby gabriel gabriela gabriella gabrielle gael garrett gary gavin gemma genevieve george georgia gerald
  gerardo gianna gideon gilbert gina giovanni gisele giselle giuliana gladys glenda glenn gloria gordon grace gracie graham grant
  grayson greg gregory greta griffin guadalupe guillermo gus gustavo guy gwen hailey haley hannah harley harold harper harriet harris
  harrison harry harvey hassan hayden hazel heather hector heidi helen helena henry herbert hiroshi holly hope howard hudson hugh hugo
  hunter hussein ian ibrahim ida ignacio iman imani india ingrid ines ira irene iris irma isaac isabel isabella isabelle isaiah isaias isha
  ishaan isla ismael israel issac ivan ivy izabella jace jack jackie jackson jacob jacqueline jada jaden jaiden jaime jake jaleel jalen
  jamal jamar james jameson jamie jamila jan jane janelle janet janice janiyah jared jasmin jasmine jason jasper javier javon jaxon jay
  jayda jayden jayla jaylen jazmin jean jeff jefferson jeffrey jen jenna jennifer jenny jeremiah jeremy jermaine jerome jerry jesse
  jessica jessie jesus jill jillian jim jimena jimmy jin jing joan joanna jocelyn jodie joe joel joey johan johanna john johnathan johnny
  jon jonah jonas jonathan jordan jorge jose joseph josephine josh joshua josiah josie joy joyce juan juana juanita judith judy julia
  julian juliana julie juliet julio julissa julius justin justine kai kaitlin kaitlyn kaleb kamal kamila kareem karen karim karina karl karla
  karma kasey kate katelyn katherine kathleen kathryn kathy katie katrina kayden kayla kaylee keira keisha keith kelly kelsey kelvin ken
  kendall kendra kendrick kenneth kenny kenya kevin keyla khadija khalid khalil kiana kiara kim kimberly kingston kira kirsten kristen
  kristin kristina kurt kwame kyle kylie kyra lamar lana lance landon lara larissa larry latasha latisha latoya laura lauren laurie layla
  lea leah leandro lee leia leila lena leo leon leona leonard leonardo leslie leticia levi lewis leyla liam lila lilian liliana lillian lily
  lin lina lincoln linda lindsay lindsey ling lisa liz lizbeth logan lola lorena lorenzo lori louis louise luca lucas lucia luciana lucille
  lucy luis luisa luka luke luna lupe lydia lyla lynn mackenzie macy madeline madelyn madison maggie mahmoud malachi malak malcolm malia
  malik mandy manuel marc marcella marcelo marco marcos marcus margaret maria mariah mariam mariana marie marilyn marina mario marisol
  marissa mark marlene marley marlon marquis marquise marshall martha martin marvin mary maryam mason mateo matt matteo matthew maureen
  maurice mauricio max maxim maximilian maximus maxwell maya mckenzie megan mei melanie melinda melissa melody mercedes meredith mia micah
  michael michaela micheal michelle miguel mikayla mike mila miles milo mina minh miranda miriam mitchell mohamed mohammad mohammed moises
  molly monica morgan moses muhammad mustafa mya myles myra nadia naomi natalia natalie natasha nate nathan nathaniel neil nelson nevaeh
  nia nicholas nick nicolas nicole nikhil nikita nina noah noel noelle noemi nora norma nour nyla octavia odin olga oliver olivia omar
  orlando oscar osvaldo owen pablo paige pamela parker patricia patrick paul paula paulina pedro peggy penelope perla pete peter peyton
  phil philip phillip phoebe phoenix phuong pierre piper porter preston priscilla priya quentin quincy quinn rachel rafael raheem rahul raj rajesh
  ralph ramiro ramon randall randy raquel rashad rashid raul raven ray raymond reagan rebecca reece reese regina reginald reid reina rekha
  rene renee rhonda ricardo richard ricky riley rita river robert roberta roberto robin rocco rocio roderick rodney rodrigo roger rohan
  roland roman romeo ron ronald ronan ronnie rosa rosalie rosario rose rosemary rosie ross rowan roxanne roy ruben ruby rudy russell ruth
  ryan ryder rylee sabrina sadie saeed sage salma salvador sam samantha samara samir samira sammy samson samuel sana sandra sanjay santiago
  santos sara sarah sarai sasha saul savannah sawyer scarlett scott sean sebastian selena selma serena sergio seth shane shania shannon
  shanice sharon shaun shawn sheila shelby sheldon sherry shirley shreya sidney sierra silas silvia simon simone skyler sofia solomon
  sonia sophia sophie spencer stacey stacy stanley stella stephanie stephen steve steven stuart sue summer susan suzanne sydney sylvia
  tabitha talia tamara tamika tanisha tanner tanya tara tariq tasha tatiana taylor ted teresa terrance terrell terrence terry tessa
  thalia theo theodore theresa thiago thomas tia tiana tiffany tim timothy tina tobias toby todd tom tomas tommy toni tony tonya tracy
  travis trent trenton trevon trevor trey trinity tristan troy tuan tyler tyree tyrell tyrese tyrone tyson uma uriel valentina valeria
  valerie vanessa vera vernon veronica vicky victor victoria viktor vikram vince vincent viola violet virginia vivian vladimir wade walter
  wanda warren wayne wei wendy wesley weston whitney will william willie willow wilson winston wyatt xander xavier ximena xin yahir
  yan yara yasmin yasmine yesenia yolanda yosef young yuki yuri yusuf yvette yvonne zachary zack zahra zaid zainab zander zane zara zayden zayn
  zeke zelda zion zoe zoey zoya`.split(/\s+/u),
);
