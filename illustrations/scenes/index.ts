import type { Scene } from '../scene.ts';
import { aboutUs } from './about-us.ts';
import { aiMl } from './ai-ml.ts';
import { aiMlPractice } from './ai-ml-practice.ts';
import { awsCloudServices } from './aws-cloud-services.ts';
import { azureApps } from './azure-apps.ts';
import { azureCloudServices } from './azure-cloud-services.ts';
import { careers } from './careers.ts';
import { contactUs } from './contact-us.ts';
import { containerSecurity } from './container-security.ts';
import { dataAnalytics } from './data-analytics.ts';
import { dataProtection } from './data-protection.ts';
import { dataStrategy } from './data-strategy.ts';
import { databaseAdministration } from './database-administration.ts';
import { databaseRestore } from './database-restore.ts';
import { databaseRunning } from './database-running.ts';
import { endpointSecurity } from './endpoint-security.ts';
import { generativeAi } from './generative-ai.ts';
import { generativeAiChecks } from './generative-ai-checks.ts';
import { hireAnErpConsultant } from './hire-an-erp-consultant.ts';
import { home } from './home.ts';
import { managedCloudNight } from './managed-cloud-night.ts';
import { managedCloudServices } from './managed-cloud-services.ts';
import { mobilePlatforms } from './mobile-platforms.ts';
import { nativeMobileApplications } from './native-mobile-applications.ts';
import { networkSecurity } from './network-security.ts';
import { notFound } from './not-found.ts';
import { oracleCaravan } from './oracle-caravan.ts';
import { oraclePractice } from './oracle-practice.ts';
import { oracleServices } from './oracle-services.ts';
import { partnersClients } from './partners-clients.ts';
import { penetrationTesting } from './penetration-testing.ts';
import { salesforcePeople } from './salesforce-people.ts';
import { salesforceServices } from './salesforce-services.ts';
import { sap } from './sap.ts';
import { sapBusinessOne } from './sap-business-one.ts';
import { sapBusinessOneThread } from './sap-business-one-thread.ts';
import { sapPractice } from './sap-practice.ts';
import { sapSecondOpinion } from './sap-second-opinion.ts';
import { testing } from './testing.ts';
import { testingBehavior } from './testing-behavior.ts';
import { vulnerabilityAssessment } from './vulnerability-assessment.ts';
import { webBuilding } from './web-building.ts';
import { webDevelopment } from './web-development.ts';

/** Every scene of the site, in the order of its menus. */
export const scenes: readonly Scene[] = [
  ...home,
  ...aboutUs,
  ...careers,
  ...contactUs,
  ...partnersClients,
  ...notFound,
  ...sap,
  ...sapPractice,
  ...sapSecondOpinion,
  ...sapBusinessOne,
  ...sapBusinessOneThread,
  ...salesforcePeople,
  ...salesforceServices,
  ...oracleCaravan,
  ...oracleServices,
  ...oraclePractice,
  ...hireAnErpConsultant,
  ...databaseRestore,
  ...databaseAdministration,
  ...databaseRunning,
  ...webDevelopment,
  ...webBuilding,
  ...nativeMobileApplications,
  ...mobilePlatforms,
  ...testing,
  ...testingBehavior,
  ...awsCloudServices,
  ...azureCloudServices,
  ...azureApps,
  ...managedCloudServices,
  ...managedCloudNight,
  ...aiMl,
  ...aiMlPractice,
  ...dataAnalytics,
  ...dataStrategy,
  ...generativeAiChecks,
  ...generativeAi,
  ...networkSecurity,
  ...penetrationTesting,
  ...vulnerabilityAssessment,
  ...dataProtection,
  ...containerSecurity,
  ...endpointSecurity,
];
