import type { Scene } from '../scene.ts';
import { aboutUs } from './about-us.ts';
import { aiMl } from './ai-ml.ts';
import { aiMlPractice } from './ai-ml-practice.ts';
import { awsCloudServices } from './aws-cloud-services.ts';
import { awsDelivery } from './aws-delivery.ts';
import { azureApps } from './azure-apps.ts';
import { azureCloudServices } from './azure-cloud-services.ts';
import { careers } from './careers.ts';
import { contactUs } from './contact-us.ts';
import { containerSecurity } from './container-security.ts';
import { dataAnalytics } from './data-analytics.ts';
import { dataAnalyticsModels } from './data-analytics-models.ts';
import { dataProtection } from './data-protection.ts';
import { databaseAdministration } from './database-administration.ts';
import { databaseRunning } from './database-running.ts';
import { endpointSecurity } from './endpoint-security.ts';
import { generativeAi } from './generative-ai.ts';
import { generativeAiChecks } from './generative-ai-checks.ts';
import { hireAnErpConsultant } from './hire-an-erp-consultant.ts';
import { home } from './home.ts';
import { managedCloudPractice } from './managed-cloud-practice.ts';
import { managedCloudServices } from './managed-cloud-services.ts';
import { mobilePlatforms } from './mobile-platforms.ts';
import { nativeMobileApplications } from './native-mobile-applications.ts';
import { networkSecurity } from './network-security.ts';
import { notFound } from './not-found.ts';
import { oraclePractice } from './oracle-practice.ts';
import { oracleServices } from './oracle-services.ts';
import { partnersClients } from './partners-clients.ts';
import { penetrationTesting } from './penetration-testing.ts';
import { salesforcePeople } from './salesforce-people.ts';
import { salesforceServices } from './salesforce-services.ts';
import { sap } from './sap.ts';
import { sapBusinessOne } from './sap-business-one.ts';
import { sapBusinessOneThread } from './sap-business-one-thread.ts';
import { sapClosing } from './sap-closing.ts';
import { sapPractice } from './sap-practice.ts';
import { sectionPages } from './section-pages.ts';
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
  ...sapClosing,
  ...sap,
  ...sapPractice,
  ...sapBusinessOne,
  ...sapBusinessOneThread,
  ...salesforcePeople,
  ...salesforceServices,
  ...oracleServices,
  ...oraclePractice,
  ...hireAnErpConsultant,
  ...databaseAdministration,
  ...databaseRunning,
  ...webDevelopment,
  ...webBuilding,
  ...nativeMobileApplications,
  ...mobilePlatforms,
  ...sectionPages,
  ...testing,
  ...testingBehavior,
  ...awsCloudServices,
  ...awsDelivery,
  ...azureCloudServices,
  ...azureApps,
  ...managedCloudServices,
  ...managedCloudPractice,
  ...aiMl,
  ...aiMlPractice,
  ...dataAnalytics,
  ...dataAnalyticsModels,
  ...generativeAiChecks,
  ...generativeAi,
  ...networkSecurity,
  ...penetrationTesting,
  ...vulnerabilityAssessment,
  ...dataProtection,
  ...containerSecurity,
  ...endpointSecurity,
];
